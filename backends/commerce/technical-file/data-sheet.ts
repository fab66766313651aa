import type { Locale } from '../../graphql/locales.ts'
import type { Sql } from '../../sql/database.ts'
import { formatMessage } from '../messages/messages.ts'
import { type AllergenLevel, allergenCodes, allergenLabels, decodeAllergens } from '../rules/allergens.ts'
import { contentLabel } from '../rules/content.ts'
import { formatDay } from '../rules/delivery/calendar-days.ts'
import { formatNumber } from '../rules/locale.ts'
import { toPlainText } from '../rules/text.ts'
import { type ProductRow, readProducts } from '../sql/products.ts'
import { findDataSheet } from '../sql/technical-files.ts'

export type AllergenState = AllergenLevel | 'unknown'

export type DataSheet = {
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
  /** Header and rows of the table; the last column is numeric. */
  packings: { head: string[]; rows: string[][] }
  /** Always fourteen. */
  allergens: { name: string; state: AllergenState }[]
}

const capital = (text: string | null) => (text ?? '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

const toParagraphs = (html: string | null) => (html ?? '').split('</p>').map(toPlainText).filter(Boolean)

/** The data sheet of a listed product by its article number; null if there is none. */
export async function readDataSheet(
  db: Sql,
  number: string,
  locale: Locale,
  shopName: string,
): Promise<DataSheet | null> {
  const found = await findDataSheet(db, number, locale)
  const product = found && (await readProducts(db, [found.id], locale, null)).get(found.id)
  if (!product) return null
  const declared = new Map(decodeAllergens(product.allergens).map(({ code, level }) => [code, level]))
  const facts = [
    { label: formatMessage(locale, 'sheet.brand'), value: found.brand ?? '' },
    { label: formatMessage(locale, 'sheet.origin'), value: capital(product.origin) },
    { label: formatMessage(locale, 'sheet.category'), value: found.category ?? '' },
    { label: formatMessage(locale, 'sheet.innerPackaging'), value: capital(product.content_packaging) },
  ]
  return {
    locale,
    shopName,
    number,
    name: product.name ?? number,
    brand: found.brand ?? '',
    date: found.created_at,
    dateText: formatDay(locale, found.created_at),
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

function toPackings(locale: Locale, packings: readonly ProductRow[]): DataSheet['packings'] {
  const words = ['sheet.unit', 'sheet.content', 'sheet.number', 'sheet.ean', 'fact.weight'] as const
  return {
    head: words.map((key) => formatMessage(locale, key)),
    rows: packings.map((row) => [
      capital(row.unit_one),
      contentLabel(locale, row.content_count, row.content_amount, row.content_unit).replace(' x ', ' × '),
      row.sku,
      row.ean13 ?? '',
      `${formatNumber(locale, row.weight_grams / 1000)} kg`,
    ]),
  }
}
