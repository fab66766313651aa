import { code, day, money, wholeNumber } from './cell.ts'
import type { Column } from './columns.ts'

export const priceColumns: readonly Column[] = [
  { name: 'sku', parse: code, isRequired: true, about: 'article number of a packing' },
  { name: 'group', parse: code, about: 'price group of companies' },
  { name: 'company_code', parse: code, about: 'customer number of one company, instead of the group' },
  {
    name: 'min_quantity',
    parse: wholeNumber(1, 9999),
    about: 'packings of one order line from which the price applies; 1 if empty',
  },
  { name: 'price', parse: money, isDecimal: true, about: 'price in euros, without VAT' },
  {
    name: 'starts_on',
    parse: day,
    about: 'first day of the price of a company, such as 2026-12-01; always if empty',
  },
  { name: 'ends_on', parse: day, about: 'last day of the price of a company; no end if empty' },
  { name: 'regular', parse: money, isDecimal: true, about: 'former price, shown crossed out; the price if empty' },
]
