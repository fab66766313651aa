/** Allergens that a customer avoids, and the suitability of a product for them. Undeclared is never safe. */
import { type AllergenCode, type AllergenState, type Allergens, allergenCodes, isAllergenCode } from './allergens.ts'

const worstFirst = ['contains', 'may_contain', 'unknown', 'free'] as const satisfies AllergenState[]

export interface Suitability {
  state: AllergenState
  codes: AllergenCode[]
}

/** Known codes in the order of the regulation; null if the backend has no profile. */
export function toAvoidedAllergens(codes: readonly string[] | null | undefined): AllergenCode[] | null {
  if (!codes) return null
  const known = new Set(codes.filter(isAllergenCode))
  return allergenCodes.filter((code) => known.has(code))
}

/** Worst state of the avoided allergens; null if none is avoided. */
export function toSuitability(allergens: Allergens | null, avoided: readonly AllergenCode[]): Suitability | null {
  for (const state of worstFirst) {
    const codes = avoided.filter((code) => (allergens?.[code] ?? 'unknown') === state)
    if (codes.length > 0) return { state, codes }
  }
  return null
}
