import type { Translate } from '#i18n/translator.ts'
import type { Cart } from '../cart.ts'

export function freeDeliveryText({ freeDelivery }: Cart, t: Translate): string | null {
  if (!freeDelivery) return null
  const { missing } = freeDelivery
  return missing === null ? t('cart.freeDelivery') : t('cart.toFreeDelivery', { amount: missing })
}
