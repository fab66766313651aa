/** Rows of `prices.csv` with a customer number instead of a price group: prices of one company. */
import type { Sql } from '../../sql/database.ts'
import type { Row } from '../../sql/insert-rows.ts'
import { always, toTiers } from '../rules/pricing/price-tiers.ts'
import { fromCents } from './columns/cell.ts'
import type { CsvRecord } from './columns/columns.ts'

/** `tiers`: as stored. */
export type Price = { regular: number; final: number; tiers: string | null; startsOn: string; endsOn: string }
/** Prices in cents by product. */
type CompanyPrices = Map<number, Price>

const ownPricesSql = `SELECT o.company_id, o.product_id, p.sku, m.external_code, o.regular_cents, o.final_cents, o.tiers, o.starts_on, o.ends_on
  FROM customer_prices o JOIN products p ON p.id = o.product_id JOIN companies m ON m.id = o.company_id
  WHERE p.type = 'simple' AND m.external_code IS NOT NULL ORDER BY m.external_code, p.position, p.packing`
type OwnPriceRow = {
  company_id: number
  product_id: number
  sku: string
  external_code: string
  regular_cents: number
  final_cents: number
  tiers: string | null
  starts_on: string
  ends_on: string
}

const readRows = async (db: Sql) => (await db.prepare(ownPricesSql).all<OwnPriceRow>()).results

/** A price and its tiers, each as a row of `prices.csv`. */
export function toPriceRecords(
  price: { regular_cents: number; final_cents: number; tiers: string | null; starts_on?: string; ends_on?: string },
  of: { sku: string; group: string; company_code: string },
): CsvRecord[] {
  const { regular_cents, final_cents, starts_on = always.startsOn, ends_on = always.endsOn } = price
  const dates = {
    starts_on: starts_on === always.startsOn ? '' : starts_on,
    ends_on: ends_on === always.endsOn ? '' : ends_on,
  }
  return [
    { ...of, min_quantity: '', price: fromCents(final_cents), regular: fromCents(regular_cents), ...dates },
    ...toTiers(price).map(([quantity, cents]) => ({
      ...of,
      min_quantity: String(quantity),
      price: fromCents(cents),
      regular: '',
      starts_on: '',
      ends_on: '',
    })),
  ]
}

export const readCustomerPriceRecords = async (db: Sql): Promise<CsvRecord[]> =>
  (await readRows(db)).flatMap((row) =>
    toPriceRecords(row, { sku: row.sku, group: '', company_code: row.external_code }),
  )

/** Prices of companies while an import changes them. */
export class CustomerPrices {
  readonly #prices = new Map<number, CompanyPrices>()
  readonly #changed = new Set<number>()

  static async read(db: Sql): Promise<CustomerPrices> {
    const prices = new CustomerPrices()
    for (const { company_id, product_id, regular_cents, final_cents, tiers, starts_on, ends_on } of await readRows(db))
      prices.#of(company_id).set(product_id, {
        ...{ regular: regular_cents, final: final_cents, tiers, startsOn: starts_on, endsOn: ends_on },
      })
    return prices
  }

  #of(companyId: number): CompanyPrices {
    const known = this.#prices.get(companyId) ?? new Map<number, Price>()
    this.#prices.set(companyId, known)
    return known
  }

  get(companyId: number, productId: number): Price | null {
    return this.#prices.get(companyId)?.get(productId) ?? null
  }

  /** @param price null: the company pays the price of its group */
  set(companyId: number, productId: number, price: Price | null): void {
    if (price) this.#of(companyId).set(productId, price)
    else this.#of(companyId).delete(productId)
    this.#changed.add(companyId)
  }

  /** All rows of each company that has a change. */
  changedRows(): { companyId: number; rows: Row[] }[] {
    return [...this.#changed].map((companyId) => ({
      companyId,
      rows: [...this.#of(companyId)].map(([productId, { regular, final, tiers, startsOn, endsOn }]) => [
        ...[companyId, productId, regular, final, tiers, startsOn, endsOn],
      ]),
    }))
  }
}
