import { toTaxLines } from '#features/cart/delivery/tax-lines.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { Totals } from '#ui/order/totals.tsx'
import type { Order } from './order.ts'

/** Formatted, of no cent. */
const isNothing = (amount: string) => /0/.test(amount) && !/[1-9]/.test(amount)

/** The amounts of an order, or of its invoice, as they were frozen when it was placed. */
export function OrderTotals({
  order: { subTotal, shipping, collected, taxes, grandTotal },
}: {
  order: Pick<Order, 'subTotal' | 'shipping' | 'taxes' | 'grandTotal'> & Partial<Pick<Order, 'collected'>>
}) {
  const t = useT()
  return (
    <Totals
      lines={[
        ...(subTotal ? [{ label: t('cartPage.subtotal'), value: subTotal }] : []),
        ...(shipping
          ? [
              {
                label: t(collected ? 'cartPage.pickup' : 'cartPage.shipping'),
                value: isNothing(shipping) ? t('cartPage.shippingFree') : shipping,
              },
            ]
          : []),
        ...toTaxLines(taxes, t),
      ]}
      {...(grandTotal && { total: { label: t('orders.total'), amount: grandTotal } })}
    />
  )
}
