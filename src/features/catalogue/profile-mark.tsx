import { Part } from '#features/forms/part.tsx'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { FitMark } from '#ui/fit-mark.tsx'
import { toFit } from './allergen-profile.ts'
import type { OffersToCome } from './offer-slot.tsx'
import type { ProductCard } from './product-card.ts'
import { inSentence } from './wording.ts'

type ProfileMarkProps = { product: Pick<ProductCard, 'allergens'>; offers: OffersToCome; compact?: boolean }

/**
 * How a product stands to what the customer's kitchen avoids. Comes with the offers; its place is over the picture, so
 * that nothing moves.
 */
export function ProfileMark({ product, offers, compact }: ProfileMarkProps) {
  const t = useT()
  const locale = useLocale()
  if (!offers) return null
  return (
    <Part promise={offers} fallback={null} quiet>
      {({ avoid }) => {
        const fit = toFit(product.allergens, avoid ?? [])
        if (!fit) return null
        const names = fit.codes.map((code) => inSentence(locale, t(`product.allergen.${code}`))).join(', ')
        return (
          <FitMark state={fit.state} compact={compact}>
            {t(`catalogue.fit.${fit.state}`, { names })}
          </FitMark>
        )
      }}
    </Part>
  )
}
