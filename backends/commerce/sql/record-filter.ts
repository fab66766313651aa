// Conditions of a search in the orders or invoices of a customer.

/** Null does not filter. */
export type RecordFilter = {
  /** Instants: from the first, before the second. */
  from: string | null
  before: string | null
  /** In lower case: part of a number or a reference. */
  search: string | null
  /** JSON of folded words, which one article of the order has in its number and its names. */
  words: string
  /** The total of the order, if the search is an amount. */
  cents: number | null
}

/** Values of the placeholders ?3 to ?7. */
export const toFilterValues = ({ from, before, search, words, cents }: RecordFilter) =>
  [from, before, search, words, cents] as const

const names = `(SELECT group_concat(t.sort_name, ' ') FROM products p
  JOIN product_texts t ON t.product_id = COALESCE(p.parent_id, p.id) WHERE p.id = l.product_id)`

const toSearchSql = (numbers: readonly string[]) =>
  `(o.grand_total_cents = ?7 OR ${numbers.map((text) => `instr(lower(${text}), ?5) > 0`).join(' OR ')}
    OR (json_array_length(?6) > 0 AND EXISTS (SELECT 1 FROM order_items l WHERE l.order_id = o.id AND NOT EXISTS (
      SELECT 1 FROM json_each(?6) w WHERE instr(lower(l.sku || ' ' || l.name) || ' ' || COALESCE(${names}, ''), w.value) = 0))))`

/**
 * A condition without a value only names its parameter: SQLite would read each record for `?3 IS NULL OR ...`, also if ?3 is null.
 * @param date column of the day @param numbers SQL texts in which the search may occur @returns SQL that begins with AND; with a search, `o` is the order
 */
export const toFilterSql = (
  { from, before, search }: RecordFilter,
  date: string,
  numbers: readonly string[],
): string => `
  AND ${from === null ? '?3 IS NULL' : `${date} >= ?3`} AND ${before === null ? '?4 IS NULL' : `${date} < ?4`}
  AND ${search === null ? 'COALESCE(?5, ?6, ?7, 1) IS NOT NULL' : toSearchSql(numbers)}`
