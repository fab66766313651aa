import { toDepositLines, toTaxLines } from '#features/cart/page/tax-lines.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { Totals } from '#ui/order/totals.tsx'
import type { Order } from './order.ts'

const isZero = (amount: string) => /0/.test(amount) && !/[1-9]/.test(amount)

export function OrderTotals({
  order: { subTotal, deposit, returnedDeposit, shipping, collected, taxes, grandTotal },
}: {
  order: Pick<Order, 'subTotal' | 'shipping' | 'taxes' | 'grandTotal'> &
    Partial<Pick<Order, 'collected' | 'deposit' | 'returnedDeposit'>>
}) {
  const t = useT()
  return (
    <Totals
      lines={[
        ...(subTotal ? [{ label: t('cartPage.subtotal'), value: subTotal }] : []),
        ...toDepositLines(deposit, t),
        ...(returnedDeposit ? [{ label: t('cartPage.returnedDeposit'), value: returnedDeposit }] : []),
        ...(shipping
          ? [
              {
                label: t(collected ? 'cartPage.pickup' : 'cartPage.shipping'),
                value: isZero(shipping) ? t('cartPage.shippingFree') : shipping,
              },
            ]
          : []),
        ...toTaxLines(taxes, t),
      ]}
      {...(grandTotal && { total: { label: t('orders.total'), amount: grandTotal } })}
    />
  )
}
