import { useT } from '#i18n/i18n-provider.tsx'
import { Notice } from '#ui/states/notice.tsx'
import type { Cart } from '../cart.ts'

/** Of a cart that is not delivered yet: from which sum on it is, and what is missing. Collection has no such bound. */
export function MinimumNote({ cart: { belowMinimum } }: { cart: Pick<Cart, 'belowMinimum'> }) {
  const t = useT()
  if (!belowMinimum) return null
  return <Notice tone="warn" title={t('cartPage.belowMinimum', { ...belowMinimum })} />
}
