import { lowercaseFirst } from '#features/catalogue/letter-case.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { SuitabilityBadge } from '#ui/product/suitability-badge.tsx'
import { toSuitability } from './allergen-profile.ts'
import type { AllergenCode, Allergens } from './allergens.ts'

type AllergenFitProps = {
  allergens: Allergens | null
  avoid: readonly AllergenCode[]
  /** The shape alone: of every product, or of those that are free of all that is avoided. */
  compact?: boolean | 'free' | undefined
}

/** How a product stands to what the customer's kitchen avoids; nothing for a kitchen that avoids nothing. */
export function AllergenSuitability({ allergens, avoid, compact }: AllergenFitProps) {
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
