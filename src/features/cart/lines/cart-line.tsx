import { AllergenSuitability } from '#features/allergens/allergen-suitability.tsx'
import type { AllergenCode } from '#features/allergens/allergens.ts'
import { formatDate } from '#i18n/format.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Text } from '#ui/layout/text.tsx'
import { CartRow } from '#ui/order/cart-row.tsx'
import { KeyFigures } from '#ui/order/figures.tsx'
import type { CartLine as Line } from '../cart.ts'
import { LineDeposit } from './line-deposit.tsx'
import { LineQuantity } from './line-quantity.tsx'
import { RemoveLine } from './remove-line.tsx'
import { StockShortage } from './stock-shortage.tsx'

export function CartLine({ line, avoid }: { line: Line; avoid: readonly AllergenCode[] }) {
  const t = useT()
  const locale = useLocale()
  const {
    id,
    name,
    sku,
    href,
    picture,
    tint,
    content,
    unit,
    tolerance,
    minimumAge,
    excise,
    price,
    total,
    deposit,
    nextTier,
    ownNumber,
    endsOn,
  } = line
  return (
    <CartRow
      source={picture}
      tint={tint}
      name={name}
      href={href}
      note={[
        content,
        tolerance && t('cartPage.weighed', { percent: tolerance }),
        minimumAge && t('cartPage.minimumAge', { age: minimumAge }),
        excise && t('cartPage.excise', { amount: excise }),
        t('cart.number', { number: sku }),
        ownNumber && t('cartPage.ownNumber', { number: ownNumber }),
      ]
        .filter(Boolean)
        .join(', ')}
      details={
        <>
          <LineDeposit deposit={deposit} />
          <AllergenSuitability allergens={line.allergens} avoid={avoid} compact="free" />
          <StockShortage line={line} />
          {endsOn && (
            <Text as="small" size="small" tone="soft" figures>
              {t('cartPage.priceUntil', { day: formatDate(locale, endsOn) })}
            </Text>
          )}
          {nextTier && (
            <Text as="small" size="small" tone="soft" figures>
              {t('cartPage.nextTier', { count: nextTier.missing, price: nextTier.price })}
            </Text>
          )}
        </>
      }
      price={
        <KeyFigures>
          {price}
          {price && unit && (
            <Text as="small" tone="muted">
              {' '}
              {t('cartPage.perUnit', { unit })}
            </Text>
          )}
        </KeyFigures>
      }
      quantity={<LineQuantity key={id} line={line} />}
      total={total}
      remove={<RemoveLine line={line} />}
    />
  )
}
