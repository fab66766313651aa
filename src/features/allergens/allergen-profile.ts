/** What a customer's kitchen avoids, and how a product stands to it: the worst that is declared counts, not declared is never safe. */
import { type AllergenCode, type AllergenState, type Allergens, allergenCodes, isAllergenCode } from './allergens.ts'

/** Worst first. */
const badness = ['contains', 'may_contain', 'unknown', 'free'] as const satisfies AllergenState[]

export interface Fit {
  state: AllergenState
  /** The avoided allergens that are in this state. */
  codes: AllergenCode[]
}

/** The codes that are known, in the order of the regulation; null where the backend keeps no profile. */
export function toAvoidedAllergens(codes: readonly string[] | null | undefined): AllergenCode[] | null {
  if (!codes) return null
  const known = new Set(codes.filter(isAllergenCode))
  return allergenCodes.filter((code) => known.has(code))
}

/** @returns null for a kitchen that avoids nothing */
export function toSuitability(allergens: Allergens | null, avoided: readonly AllergenCode[]): Fit | null {
  for (const state of badness) {
    const codes = avoided.filter((code) => (allergens?.[code] ?? 'unknown') === state)
    if (codes.length > 0) return { state, codes }
  }
  return null
}
