import { toTaxLines } from '#features/cart/page/tax-lines.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Totals } from '#ui/order/totals.tsx'
import type { ShippingMethod } from './checkout.ts'
import { useSelectedMethod } from './use-selected-method.ts'

type CheckoutTotalsProps = { subTotal: string; methods: readonly ShippingMethod[] }

export function CheckoutTotals({ subTotal, methods }: CheckoutTotalsProps) {
  const t = useT()
  const { mark, method, collected } = useSelectedMethod<HTMLDivElement>(methods)
  const subTotalLine = { label: t('cartPage.subtotal'), value: subTotal }
  const totalLabel = (withTax: boolean) => t(withTax ? 'orders.total' : 'checkout.netTotal')
  const { bill } = method ?? {}
  const shippingLabel = t(collected ? 'cartPage.pickup' : 'cartPage.shipping')
  const shipping = method?.isFree ? t('cartPage.shippingFree') : method?.price
  return (
    <>
      <div ref={mark} className="needs-js" aria-live="polite">
        <Totals
          ruled
          lines={[
            subTotalLine,
            ...(shipping ? [{ label: shippingLabel, value: shipping }] : []),
            ...toTaxLines(bill?.taxes ?? [], t),
          ]}
          {...(bill && { total: { label: totalLabel(bill.withTax), amount: bill.total } })}
        />
      </div>
      <div className="no-js">
        <Totals
          ruled
          lines={[
            subTotalLine,
            ...methods.flatMap(({ title, bill: total }) =>
              total ? [{ label: `${title}, ${totalLabel(total.withTax)}`, value: total.total }] : [],
            ),
          ]}
        />
      </div>
      {!bill?.withTax && (
        <Text size="small" tone="muted">
          {t('checkout.taxLater')}
        </Text>
      )}
    </>
  )
}
