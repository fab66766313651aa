import { toTaxLines } from '#features/cart/tax-lines.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { Totals } from '#ui/totals.tsx'
import type { Order } from './order.ts'

/** The amounts of an order, or of its invoice, as they were frozen when it was placed. */
export function OrderTotals({
  order: { subTotal, shipping, taxes, grandTotal },
}: {
  order: Pick<Order, 'subTotal' | 'shipping' | 'taxes' | 'grandTotal'>
}) {
  const t = useT()
  return (
    <Totals
      lines={[
        ...(subTotal ? [{ label: t('cart.subtotal'), value: subTotal }] : []),
        ...(shipping ? [{ label: t('cart.shipping'), value: shipping }] : []),
        ...toTaxLines(taxes, t),
      ]}
      {...(grandTotal && { total: { label: t('orders.total'), amount: grandTotal } })}
    />
  )
}
