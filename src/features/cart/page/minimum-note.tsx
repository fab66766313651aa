import { useT } from '#i18n/i18n-provider.tsx'
import { Notice } from '#ui/states/notice.tsx'
import type { Cart } from '../cart.ts'

/** Warns below the minimum order value for delivery. Collection has no minimum. */
export function MinimumNote({ cart: { belowMinimum } }: { cart: Pick<Cart, 'belowMinimum'> }) {
  const t = useT()
  if (!belowMinimum) return null
  return <Notice tone="warn" title={t('cartPage.belowMinimum', { ...belowMinimum })} />
}
