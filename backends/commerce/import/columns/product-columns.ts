/** Columns of `products.csv`: one row per packing. Columns of the family have the same values in each of its rows, or are empty after the first. */
import { allergenCodes } from '../../rules/allergens.ts'
import { units } from '../../rules/units.ts'
import {
  allergens,
  code,
  decimal,
  ean,
  flag,
  instant,
  line,
  money,
  oneOf,
  paragraphs,
  pattern,
  pictureName,
  positive,
  quantities,
  wholeNumber,
} from './cell.ts'
import { type Column, inEachLanguage } from './columns.ts'

export const measureCodes = ['g', 'kg', 'ml', 'cl', 'l', 'piece', 'm'] as const

const unitCodes = units.map((unit) => unit.code)

const slug = pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug such as white-wine')

export const packingColumns: readonly Column[] = [
  { name: 'sku', parse: code, isRequired: true, about: 'article number of the packing' },
  { name: 'unit', parse: oneOf(unitCodes), values: unitCodes, isRequired: true, about: 'kind of packing' },
  { name: 'count', parse: wholeNumber(1, 100_000), about: 'inner pieces; 1 if empty' },
  { name: 'amount', parse: positive(3), isRequired: true, isDecimal: true, about: 'net content of an inner piece' },
  {
    name: 'measure',
    parse: oneOf(measureCodes),
    values: measureCodes,
    isRequired: true,
    about: 'unit of the net content',
  },
  { name: 'ean', parse: ean, about: 'EAN of the packing' },
  { name: 'weight_g', parse: wholeNumber(0, 10_000_000), isRequired: true, about: 'gross weight in grams' },
  { name: 'weight_tolerance', parse: wholeNumber(1, 50), about: 'percent, for weighed goods; else empty' },
  { name: 'deposits', parse: quantities, about: 'deposits of the packing with their count' },
  { name: 'excise', parse: money, isDecimal: true, about: 'excise in euros that the price includes' },
  { name: 'price', parse: money, isRequired: true, isDecimal: true, about: 'list price in euros, without VAT' },
]

export const familyColumns: readonly Column[] = [
  {
    name: 'number',
    parse: code,
    about: 'article number that packings of one product share; if empty that of the shop, or the SKU',
  },
  { name: 'position', parse: wholeNumber(1, 10_000_000), about: 'order in listings; after all others if empty' },
  ...inEachLanguage('name', { parse: line(200), isRequired: true, about: 'name; that of another language if empty' }),
  ...inEachLanguage('slug', { parse: slug, about: 'last part of the URL; made from the name if empty' }),
  { name: 'category', parse: code, isRequired: true, about: 'code of a category' },
  { name: 'brand', parse: code, isRequired: true, about: 'code of a brand' },
  { name: 'promotion', parse: code, about: 'code of a promotion' },
  { name: 'vat', parse: wholeNumber(0, 30), isRequired: true, about: 'VAT rate in percent' },
  { name: 'alcohol', parse: decimal(1), isDecimal: true, about: 'alcohol in percent by volume' },
  { name: 'minimum_age', parse: wholeNumber(1, 99), about: 'age below which consumers must not get it' },
  { name: 'contains', parse: allergens, values: allergenCodes, about: 'allergens that it contains' },
  { name: 'may_contain', parse: allergens, about: 'allergens that it may contain' },
  {
    name: 'free',
    parse: allergens,
    about: 'allergens that it is free of; `rest`: all others. Others are not declared',
  },
  ...inEachLanguage('origin', { parse: line(200), about: 'country or region of origin' }),
  ...inEachLanguage('packaging', { parse: line(200), about: 'inner packaging' }),
  ...inEachLanguage('short', { parse: paragraphs(1_000), about: 'short description' }),
  ...inEachLanguage('description', {
    parse: paragraphs(10_000),
    about: 'description; blank lines separate paragraphs',
  }),
  { name: 'new', parse: flag, about: 'marked as new; no if empty' },
  { name: 'exclusive', parse: flag, about: 'only for the companies of its assortments; no if empty' },
  { name: 'stock_article', parse: flag, about: 'kept in stock; yes if empty. Others are on order' },
  { name: 'listed_at', parse: instant, about: 'first day in the shop; that of the import if empty' },
  { name: 'picture', parse: pictureName, about: 'name of a picture' },
  { name: 'case_picture', parse: pictureName, about: 'name of a second picture' },
  { name: 'technical_file', parse: line(500), about: 'URL of the data sheet; `{locale}` stands for the language' },
  { name: 'related', parse: quantities, about: 'numbers of related products, with quantities' },
  { name: 'members', parse: quantities, about: 'SKUs of a bundle with quantities' },
]

export const productColumns: readonly Column[] = [...packingColumns, ...familyColumns]
