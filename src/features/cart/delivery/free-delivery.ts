/** What is missing to a delivery that costs nothing, in words. Called where a cart shows its sums. */
import type { Translate } from '#i18n/translator.ts'
import type { Cart } from '../cart.ts'

/** Null where nothing is promised. */
export function freeDeliveryText({ freeDelivery }: Cart, t: Translate): string | null {
  if (!freeDelivery) return null
  const { missing } = freeDelivery
  return missing === null ? t('cart.freeDelivery') : t('cart.toFreeDelivery', { amount: missing })
}
