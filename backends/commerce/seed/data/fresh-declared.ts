// Helper for allergen declarations of the fresh departments.
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

/** A declaration; `rest` declares every allergen that is not named as free, otherwise those stay undeclared. */
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
