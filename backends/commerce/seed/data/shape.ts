/** Types of the demo catalogue. The seeder converts it to rows with deterministic prices and stock. */
import type { PackedContent } from '../../rules/packing.ts'
import type { Unit, UnitCode } from '../../rules/units.ts'
import type { SeedPicture } from './picture.ts'

export type Text = { nl: string; en: string; de: string; fr: string }

export type DepartmentCode =
  | 'produce'
  | 'dairy'
  | 'meat'
  | 'fish'
  | 'bakery'
  | 'dry'
  | 'pantry'
  | 'frozen'
  | 'drinks'
  | 'nonfood'

export type AllergenCode =
  | 'gluten'
  | 'crustaceans'
  | 'eggs'
  | 'fish'
  | 'peanuts'
  | 'soybeans'
  | 'milk'
  | 'nuts'
  | 'celery'
  | 'mustard'
  | 'sesame'
  | 'sulphites'
  | 'lupin'
  | 'molluscs'

export type AllergenLevel = 'contains' | 'may_contain' | 'free'

export type SeedCategory = { code: string; name: Text; children?: SeedCategory[] }
export type SeedDepartment = { code: DepartmentCode; name: Text; children: SeedCategory[] }
export type SeedBrand = { code: string; name: string }

/** A packing of a product. The first one is the default. */
export type SeedPacking = PackedContent & {
  unit: UnitCode
  /** List price of the packing, tax excluded, in cents. */
  listCents: number
}

export type SeedProduct = {
  /** Stable key within the data, kebab-case. */
  code: string
  /** The wholesaler's article number, six digits, unique. */
  number: string
  department: DepartmentCode
  /** Code of the deepest category. */
  category: string
  brand: string
  name: Text
  /** One or two sentences, plain text. */
  short: Text
  /** Two to four sentences, plain text paragraphs separated by a blank line. */
  description: Text
  origin: Text
  /** Inner packaging as text, for example bottle. */
  contentPackaging: Text
  allergens: Partial<Record<AllergenCode, AllergenLevel>>
  packings: [SeedPacking, ...SeedPacking[]]
  picture: SeedPicture
  isNew?: boolean
  /** false: on order. Default true. */
  isStockArticle?: boolean
  /** Stock of the first packing; 0 is sold out. */
  stock: number
  /** VAT rate in percent: 6 for food, 21 for non-food and alcohol. */
  vatPercent: 6 | 12 | 21
  /** Codes of related products, with a quantity if it is more than one. */
  related?: (string | { code: string; quantity: number })[]
  /** Members of a bundle, which has no stock of its own. */
  grouped?: { code: string; quantity: number }[]
}

export type Range = {
  departments: readonly SeedDepartment[]
  brands: readonly SeedBrand[]
  units: readonly Unit[]
  products: readonly SeedProduct[]
}
