// The fourteen allergens of Regulation (EU) 1169/2011, annex II, and the four states of each.
import type { Locale } from '../../graphql/locales.ts'

export const allergenCodes = [
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
] as const

export const allergenIndexOf = (code: string): number => (allergenCodes as readonly string[]).indexOf(code)

export type AllergenCode = (typeof allergenCodes)[number]
export type AllergenLevel = 'contains' | 'may_contain' | 'free'

const letters = { contains: 'c', may_contain: 'm', free: 'f' } as const satisfies Record<AllergenLevel, string>
const levels: Record<string, AllergenLevel> = { c: 'contains', m: 'may_contain', f: 'free' }

export const allergenLabels: Record<AllergenCode, Record<Locale, string>> = {
  gluten: { nl: 'Gluten', en: 'Gluten', de: 'Gluten', fr: 'Gluten' },
  crustaceans: { nl: 'Schaaldieren', en: 'Crustaceans', de: 'Krebstiere', fr: 'Crustacés' },
  eggs: { nl: 'Eieren', en: 'Eggs', de: 'Eier', fr: 'Œufs' },
  fish: { nl: 'Vis', en: 'Fish', de: 'Fisch', fr: 'Poisson' },
  peanuts: { nl: 'Pinda’s', en: 'Peanuts', de: 'Erdnüsse', fr: 'Arachides' },
  soybeans: { nl: 'Soja', en: 'Soya', de: 'Soja', fr: 'Soja' },
  milk: { nl: 'Melk', en: 'Milk', de: 'Milch', fr: 'Lait' },
  nuts: { nl: 'Noten', en: 'Nuts', de: 'Schalenfrüchte', fr: 'Fruits à coque' },
  celery: { nl: 'Selderij', en: 'Celery', de: 'Sellerie', fr: 'Céleri' },
  mustard: { nl: 'Mosterd', en: 'Mustard', de: 'Senf', fr: 'Moutarde' },
  sesame: { nl: 'Sesam', en: 'Sesame', de: 'Sesam', fr: 'Sésame' },
  sulphites: { nl: 'Sulfieten', en: 'Sulphites', de: 'Sulfite', fr: 'Sulfites' },
  lupin: { nl: 'Lupine', en: 'Lupin', de: 'Lupinen', fr: 'Lupin' },
  molluscs: { nl: 'Weekdieren', en: 'Molluscs', de: 'Weichtiere', fr: 'Mollusques' },
}

/** One letter per allergen in the order above; `-` is not declared. */
export function encodeAllergens(declared: Partial<Record<AllergenCode, AllergenLevel>>): string {
  return allergenCodes
    .map((code) => {
      const level = declared[code]
      return level ? letters[level] : '-'
    })
    .join('')
}

/** Declared allergens in the order above. A missing entry is not declared and never safe. */
export function decodeAllergens(encoded: string): { code: AllergenCode; level: AllergenLevel }[] {
  return allergenCodes.flatMap((code, index) => {
    const level = levels[encoded[index] ?? '-']
    return level ? [{ code, level }] : []
  })
}
