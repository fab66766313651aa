// What a technical sheet says, in words of one language. Called by door.ts.
import type { D1Database } from '@cloudflare/workers-types'
import { say } from '../messages.ts'
import { plain } from '../resolvers/product-texts.ts'
import { type AllergenLevel, allergenCodes, allergenLabels, decodeAllergens } from '../rules/allergens.ts'
import { contentLabel } from '../rules/content.ts'
import { writeDay } from '../rules/house-days.ts'
import { formatNumber, type Locale } from '../rules/locale.ts'
import { type ProductRow, readProducts } from '../sql/products.ts'

export type AllergenState = AllergenLevel | 'unknown'

export type Sheet = {
  locale: Locale
  shopName: string
  number: string
  name: string
  brand: string
  /** Date of the data, ISO 8601. */
  date: string
  dateText: string
  intro: string
  description: string[]
  facts: { label: string; value: string }[]
  /** Head and rows of the table; the last column is of numbers. */
  packings: { head: string[]; rows: string[][] }
  /** All fourteen. */
  allergens: { name: string; state: AllergenState }[]
}

const findSql = `SELECT p.id, p.created_at, b.name AS brand, c.name AS category
  FROM products p
  LEFT JOIN category_texts b ON b.category_id = p.brand_id AND b.locale = ?2
  LEFT JOIN category_texts c ON c.category_id = p.category_id AND c.locale = ?2
  WHERE p.number = ?1 AND p.parent_id IS NULL AND p.technical_file IS NOT NULL`

type Found = { id: number; created_at: string; brand: string | null; category: string | null }

/** A word of a sentence as the beginning of a cell. */
const capital = (text: string | null) => (text ?? '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

const toParagraphs = (html: string | null) => (html ?? '').split('</p>').map(plain).filter(Boolean)

/** The sheet of a listed product by its article number; null when there is none. */
export async function readSheet(
  db: D1Database,
  number: string,
  locale: Locale,
  shopName: string,
): Promise<Sheet | null> {
  const found = await db.prepare(findSql).bind(number, locale).first<Found>()
  const product = found && (await readProducts(db, [found.id], locale, null)).get(found.id)
  if (!product) return null
  const declared = new Map(decodeAllergens(product.allergens).map(({ code, level }) => [code, level]))
  const facts = [
    { label: say(locale, 'sheet.brand'), value: found.brand ?? '' },
    { label: say(locale, 'sheet.origin'), value: capital(product.origin) },
    { label: say(locale, 'sheet.category'), value: found.category ?? '' },
    { label: say(locale, 'sheet.innerPackaging'), value: capital(product.content_packaging) },
  ]
  return {
    locale,
    shopName,
    number,
    name: product.name ?? number,
    brand: found.brand ?? '',
    date: found.created_at,
    dateText: writeDay(locale, found.created_at),
    intro: toParagraphs(product.short_html).join(' '),
    description: toParagraphs(product.html),
    facts: facts.filter(({ value }) => value !== ''),
    packings: toPackings(locale, product.variants.length > 0 ? product.variants : [product]),
    allergens: allergenCodes.map((code) => ({
      name: allergenLabels[code][locale],
      state: declared.get(code) ?? 'unknown',
    })),
  }
}

function toPackings(locale: Locale, packings: readonly ProductRow[]): Sheet['packings'] {
  const words = ['sheet.unit', 'sheet.content', 'sheet.number', 'sheet.ean', 'fact.weight'] as const
  return {
    head: words.map((key) => say(locale, key)),
    rows: packings.map((row) => [
      capital(row.unit_one),
      contentLabel(locale, row.content_count, row.content_amount, row.content_unit).replace(' x ', ' × '),
      row.sku,
      row.ean13 ?? '',
      `${formatNumber(locale, row.weight_grams / 1000)} kg`,
    ]),
  }
}
