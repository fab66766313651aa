/** The fourteen allergens and their four states; not declared is never safe. */
import type { IconName } from '#ui/icons/icon-names.ts'

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

export const allergenStates = ['contains', 'may_contain', 'free', 'unknown'] as const
export type AllergenState = (typeof allergenStates)[number]

/** How the design names them. */
export const allergenLevels = {
  contains: 'contains',
  may_contain: 'traces',
  free: 'free',
  unknown: 'unknown',
} as const satisfies Record<AllergenState, string>

export type Allergens = Record<AllergenCode, AllergenState>

/** What is declared of a product; null when the backend knows nothing of allergens. */
export function toAllergens(
  declared: readonly { readonly code: string; readonly level: string }[] | null | undefined,
): Allergens | null {
  if (!declared) return null
  const levels = new Map(declared.map(({ code, level }) => [code, level]))
  return Object.fromEntries(
    allergenCodes.map((code) => [code, allergenStates.find((state) => state === levels.get(code)) ?? 'unknown']),
  ) as Allergens
}

/** The allergens of one state, in the order of the regulation. */
export const withState = (allergens: Allergens | null, state: AllergenState): AllergenCode[] =>
  allergens ? allergenCodes.filter((code) => allergens[code] === state) : []

type Fact = { readonly code: string | null; readonly label: string | null; readonly value: string | null }

/** Names that backends give the facts of each state. */
const factStates: Readonly<Record<string, AllergenState>> = {
  does_not_contain_allergen: 'free',
  traces: 'may_contain',
  may_contain_allergen: 'may_contain',
  allergens: 'contains',
  contains_allergen: 'contains',
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase()
    .replace(/s$/, '')

/**
 * What is declared in words, `Gluten, Milk`, by a backend without a list. A name that is not known declares nothing, so that no
 * product looks safer than it is.
 * @param nameOf an allergen in the reader's language
 * @returns null when nothing could be read
 */
export function readAllergens(facts: readonly Fact[] | null | undefined, nameOf: (code: AllergenCode) => string) {
  const states = new Map<AllergenCode, AllergenState>()
  // what contains weighs more than what may contain, and that more than what is free
  for (const [name, state] of Object.entries(factStates)) {
    const words = (facts ?? []).filter(({ code }) => code === name).flatMap(({ value }) => (value ?? '').split(/[,;/]/))
    const named = new Set(words.map(fold))
    for (const code of allergenCodes)
      if (named.has(fold(nameOf(code))) || named.has(fold(code))) states.set(code, state)
  }
  if (states.size === 0) return null
  return Object.fromEntries(allergenCodes.map((code) => [code, states.get(code) ?? 'unknown'])) as Allergens
}

/** Whether a fact is one of them. */
export const isAllergenFact = ({ code }: Fact) => code !== null && code in factStates
