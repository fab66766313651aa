import { lowercaseFirst } from '#features/catalogue/letter-case.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { SuitabilityBadge } from '#ui/product/suitability-badge.tsx'
import { toSuitability } from './allergen-profile.ts'
import type { AllergenCode, Allergens } from './allergens.ts'

type AllergenSuitabilityProps = {
  allergens: Allergens | null
  avoid: readonly AllergenCode[]
  /** true: icon only; `free`: icon only if the product is free of all avoided allergens. */
  compact?: boolean | 'free' | undefined
}

export function AllergenSuitability({ allergens, avoid, compact }: AllergenSuitabilityProps) {
  const t = useT()
  const locale = useLocale()
  const fit = toSuitability(allergens, avoid)
  if (!fit) return null
  const names = fit.codes.map((code) => lowercaseFirst(locale, t(`product.allergen.${code}`))).join(', ')
  return (
    <SuitabilityBadge state={fit.state} compact={compact === 'free' ? fit.state === 'free' : compact}>
      {t(`catalogue.fit.${fit.state}`, { names })}
    </SuitabilityBadge>
  )
}
