/** The fourteen allergens and their four states; not declared is never safe (D17). */
import type { ProductCardFieldsFragment } from '#contracts/generated/commerce.ts'
import type { IconName } from '#ui/icon-names.ts'

/** Codes of the contract, in the order of Regulation (EU) 1169/2011, annex II, with their pictures. */
export const allergenIcons = {
  gluten: 'grains',
  crustaceans: 'shrimp',
  eggs: 'egg',
  fish: 'fish',
  peanuts: 'peanut',
  soybeans: 'soya',
  milk: 'milk',
  nuts: 'acorn',
  celery: 'celery',
  mustard: 'mustard',
  sesame: 'sesame',
  sulphites: 'sulphite',
  lupin: 'lupin',
  molluscs: 'mollusc',
} as const satisfies Record<string, IconName>

export type AllergenCode = keyof typeof allergenIcons
export const allergenCodes = Object.keys(allergenIcons) as AllergenCode[]

export const isAllergenCode = (text: string): text is AllergenCode => text in allergenIcons

const allergenStates = ['contains', 'may_contain', 'free', 'unknown'] as const
export type AllergenState = (typeof allergenStates)[number]

export type Allergens = Record<AllergenCode, AllergenState>

/** What is declared of a product; null when the backend knows nothing of allergens. */
export function toAllergens(declared: ProductCardFieldsFragment['allergens']): Allergens | null {
  if (!declared) return null
  const levels = new Map(declared.map(({ code, level }) => [code, level]))
  return Object.fromEntries(
    allergenCodes.map((code) => [code, allergenStates.find((state) => state === levels.get(code)) ?? 'unknown']),
  ) as Allergens
}

/** The allergens of one state, in the order of the regulation. */
export const withState = (allergens: Allergens | null, state: AllergenState): AllergenCode[] =>
  allergens ? allergenCodes.filter((code) => allergens[code] === state) : []
