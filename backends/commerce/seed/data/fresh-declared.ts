// How the fresh departments write an allergen declaration. Called by the product files of those departments.
import type { AllergenCode, AllergenLevel } from './shape.ts'

type Declaration = Partial<Record<AllergenCode, AllergenLevel>>

const all: AllergenCode[] = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
]

/** Writes out what a producer declares: `rest` declares every allergen not named as free, otherwise what is not named stays undeclared. */
export function declared(
  contains: AllergenCode[],
  traces: AllergenCode[] = [],
  free: AllergenCode[] | 'rest' = [],
): Declaration {
  const declaration: Declaration = {}
  for (const code of free === 'rest' ? all : free) declaration[code] = 'free'
  for (const code of traces) declaration[code] = 'may_contain'
  for (const code of contains) declaration[code] = 'contains'
  return declaration
}
