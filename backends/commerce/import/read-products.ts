/** Reads the product families of the database as the records of `products.csv`. */
import { type Locale, locales } from '../../graphql/locales.ts'
import type { Sql } from '../../sql/database.ts'
import { type AllergenLevel, decodeAllergens } from '../rules/allergens.ts'
import { toPlainText } from '../rules/text.ts'
import { fromCents, printQuantity, toFlag } from './columns/cell.ts'
import type { CsvRecord } from './columns/columns.ts'

export type ProductFacts = {
  id: number
  sku: string
  type: 'simple' | 'configurable' | 'grouped'
  parent_id: number | null
  number: string
  packing: number
  picture: string
  case_picture: string | null
  description_id: number
  category: string
  brand: string
  promotion: string | null
  unit: string
  content_count: number
  content_amount: number
  content_unit: string
  ean13: string | null
  weight_grams: number
  weight_tolerance: number | null
  list_cents: number
  vat_percent: number
  allergens: string
  is_new: number
  is_exclusive: number
  is_stock_article: number
  stock_id: number | null
  stock_units: number
  position: number
  created_at: string
  technical_file: string | null
  /** JSON of [number, count][]; null: none. */
  deposits: string | null
  alcohol_percent: number | null
  minimum_age: number | null
  excise_cents: number | null
}

/** A listed product with its rows of the file: its packings, or itself. */
export type Family = { head: ProductFacts; packings: ProductFacts[]; records: CsvRecord[] }

const facts = `p.id, p.sku, p.type, p.parent_id, p.number, p.packing, p.picture, p.case_picture, p.description_id, c.code AS category,
  b.code AS brand, o.code AS promotion, u.code AS unit, p.content_count, p.content_amount, p.content_unit, p.ean13, p.weight_grams,
  p.weight_tolerance, p.list_cents, p.vat_percent, p.allergens, p.is_new, p.is_exclusive, p.is_stock_article, p.stock_id, p.stock_units,
  p.position, p.created_at, p.technical_file, p.deposits, p.alcohol_percent, p.minimum_age, p.excise_cents
  FROM products p JOIN categories c ON c.id = p.category_id JOIN categories b ON b.id = p.brand_id
  LEFT JOIN categories o ON o.id = p.promotion_id JOIN units u ON u.id = p.unit_id`
const headsSql = `SELECT ${facts} WHERE p.parent_id IS NULL AND (p.position, p.id) > (?1, ?2) ORDER BY p.position, p.id LIMIT ?3`
const packingsSql = `SELECT ${facts} WHERE p.parent_id IN (SELECT value FROM json_each(?1)) ORDER BY p.packing`
const textsSql = `SELECT product_id, locale, name, url_key FROM product_texts
  WHERE product_id IN (SELECT value FROM json_each(?1))`
const descriptionsSql = `SELECT id, locale, origin, content_packaging, short_html, html FROM descriptions
  WHERE id IN (SELECT value FROM json_each(?1))`
const relationsSql = `SELECT r.product_id, p.number AS sku, r.quantity FROM product_relations r JOIN products p ON p.id = r.related_id
  WHERE r.product_id IN (SELECT value FROM json_each(?1)) ORDER BY r.position`
const membersSql = `SELECT m.product_id, p.sku, m.quantity FROM product_members m JOIN products p ON p.id = m.member_id
  WHERE m.product_id IN (SELECT value FROM json_each(?1)) ORDER BY m.position`

const pageSize = 500

type Text = { product_id: number; locale: Locale; name: string; url_key: string }
type Description = {
  id: number
  locale: Locale
  origin: string
  content_packaging: string
  short_html: string
  html: string
}
type Link = { product_id: number; sku: string; quantity: number }

/** All families by position, read in pages: an import writes only after it has read them all. */
export async function* readFamilies(db: Sql): AsyncGenerator<Family> {
  let last = { position: 0, id: 0 }
  for (;;) {
    const { results: heads } = await db.prepare(headsSql).bind(last.position, last.id, pageSize).all<ProductFacts>()
    const end = heads.at(-1)
    if (!end) return
    last = end
    const by = async <Row>(sql: string, ids: readonly number[]) =>
      (await db.prepare(sql).bind(JSON.stringify(ids)).all<Row>()).results
    const ids = heads.map(({ id }) => id)
    const packings = Map.groupBy(await by<ProductFacts>(packingsSql, ids), ({ parent_id }) => parent_id)
    const texts = Map.groupBy(await by<Text>(textsSql, ids), ({ product_id }) => product_id)
    const descriptionIds = [...new Set(heads.map(({ description_id }) => description_id))]
    const descriptions = Map.groupBy(await by<Description>(descriptionsSql, descriptionIds), ({ id }) => id)
    const relations = Map.groupBy(await by<Link>(relationsSql, ids), ({ product_id }) => product_id)
    const members = Map.groupBy(await by<Link>(membersSql, ids), ({ product_id }) => product_id)
    for (const head of heads) {
      const own = packings.get(head.id) ?? [head]
      const shared = {
        ...toFamilyRecord(head),
        ...toTexts(texts.get(head.id) ?? [], descriptions.get(head.description_id) ?? []),
        related: printLinks(relations.get(head.id)),
        members: printLinks(members.get(head.id)),
      }
      yield { head, packings: own, records: own.map((packing) => ({ ...toPackingRecord(packing), ...shared })) }
    }
  }
}

const printLinks = (links: readonly Link[] = []) =>
  links.map(({ sku, quantity }) => printQuantity(sku, quantity)).join(' | ')

const printDeposits = (stored: string | null) =>
  stored === null
    ? ''
    : (JSON.parse(stored) as [string, number][]).map(([number, count]) => printQuantity(number, count)).join(' | ')

const toPackingRecord = (packing: ProductFacts): CsvRecord => ({
  sku: packing.sku,
  unit: packing.unit,
  count: String(packing.content_count),
  amount: String(packing.content_amount),
  measure: packing.content_unit,
  ean: packing.ean13 ?? '',
  weight_g: String(packing.weight_grams),
  weight_tolerance: String(packing.weight_tolerance ?? ''),
  price: fromCents(packing.list_cents),
  deposits: printDeposits(packing.deposits),
  excise: packing.excise_cents === null ? '' : fromCents(packing.excise_cents),
})

function toFamilyRecord(head: ProductFacts): CsvRecord {
  const declared = decodeAllergens(head.allergens)
  const at = (wanted: AllergenLevel) =>
    declared
      .filter(({ level }) => level === wanted)
      .map(({ code }) => code)
      .join(' | ')
  return {
    number: head.number,
    position: String(head.position),
    category: head.category,
    brand: head.brand,
    promotion: head.promotion ?? '',
    vat: String(head.vat_percent),
    alcohol: String(head.alcohol_percent ?? ''),
    minimum_age: String(head.minimum_age ?? ''),
    contains: at('contains'),
    may_contain: at('may_contain'),
    free: at('free'),
    new: toFlag(head.is_new),
    exclusive: toFlag(head.is_exclusive),
    stock_article: toFlag(head.is_stock_article),
    listed_at: head.created_at,
    picture: head.picture,
    case_picture: head.case_picture ?? '',
    technical_file: head.technical_file ?? '',
  }
}

function toTexts(texts: readonly Text[], descriptions: readonly Description[]): CsvRecord {
  const record: CsvRecord = {}
  for (const locale of locales) {
    const text = texts.find((one) => one.locale === locale)
    const description = descriptions.find((one) => one.locale === locale)
    record[`name_${locale}`] = text?.name ?? ''
    record[`slug_${locale}`] = text?.url_key ?? ''
    record[`origin_${locale}`] = description?.origin ?? ''
    record[`packaging_${locale}`] = description?.content_packaging ?? ''
    record[`short_${locale}`] = toParagraphText(description?.short_html ?? '')
    record[`description_${locale}`] = toParagraphText(description?.html ?? '')
  }
  return record
}

/** The inverse of `toParagraphs`. */
const toParagraphText = (html: string) => toPlainText(html.replaceAll('</p><p>', '\n\n'))
