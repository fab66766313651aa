/** The 14 allergens of Regulation (EU) 1169/2011 and their four states. Undeclared is never safe. */
import type { IconName } from '#ui/icons/icon-names.ts'

/** Icons by allergen code, in the order of annex II of the regulation. */
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

export const allergenStates = ['contains', 'may_contain', 'free', 'unknown'] as const
export type AllergenState = (typeof allergenStates)[number]

export const allergenLevels = {
  contains: 'contains',
  may_contain: 'traces',
  free: 'free',
  unknown: 'unknown',
} as const satisfies Record<AllergenState, string>

export type Allergens = Record<AllergenCode, AllergenState>

/** Declared states, `unknown` for the rest; null if the backend has no allergen data. */
export function toAllergens(
  declared: readonly { readonly code: string; readonly level: string }[] | null | undefined,
): Allergens | null {
  if (!declared) return null
  const levels = new Map(declared.map(({ code, level }) => [code, level]))
  return Object.fromEntries(
    allergenCodes.map((code) => [code, allergenStates.find((state) => state === levels.get(code)) ?? 'unknown']),
  ) as Allergens
}

export const allergensInState = (allergens: Allergens | null, state: AllergenState): AllergenCode[] =>
  allergens ? allergenCodes.filter((code) => allergens[code] === state) : []

type Fact = { readonly code: string | null; readonly label: string | null; readonly value: string | null }

/** States by codes of product facts, weakest first: a later one overrides it. */
const factStates: Readonly<Record<string, AllergenState>> = {
  does_not_contain_allergen: 'free',
  traces: 'may_contain',
  may_contain_allergen: 'may_contain',
  allergens: 'contains',
  contains_allergen: 'contains',
}

const normalizeName = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()
    .replace(/s$/, '')

/** Code of an allergen by its name in the current locale, or by the code as text; null if it is unknown. */
export const findAllergenCode = (name: string, nameOf: (code: AllergenCode) => string): AllergenCode | null =>
  allergenCodes.find((code) => [nameOf(code), code].map(normalizeName).includes(normalizeName(name))) ?? null

/** Parses `Gluten, Milk`, for a backend without a list; null if nothing is recognized. An unknown name declares nothing, so no product looks safer. */
export function parseAllergens(facts: readonly Fact[] | null | undefined, nameOf: (code: AllergenCode) => string) {
  const states = new Map<AllergenCode, AllergenState>()
  // overrides in the order of factStates: contains over may_contain over free
  for (const [name, state] of Object.entries(factStates)) {
    const words = (facts ?? []).filter(({ code }) => code === name).flatMap(({ value }) => (value ?? '').split(/[,;/]/))
    const named = new Set(words.map(normalizeName))
    for (const code of allergenCodes)
      if (named.has(normalizeName(nameOf(code))) || named.has(normalizeName(code))) states.set(code, state)
  }
  if (states.size === 0) return null
  return Object.fromEntries(allergenCodes.map((code) => [code, states.get(code) ?? 'unknown'])) as Allergens
}

export const isAllergenFact = ({ code }: Fact) => code !== null && code in factStates
