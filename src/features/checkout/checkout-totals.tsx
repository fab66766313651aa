import type { CartTotals } from '#features/cart/cart.ts'
import { toDepositLines, toTaxLines } from '#features/cart/page/tax-lines.ts'
import { useFieldValue } from '#features/forms/form-state.ts'
import { useFormValue } from '#features/forms/use-form-value.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Totals } from '#ui/order/totals.tsx'
import { type Checkout, groupBills } from './checkout.ts'
import { useSelectedMethod } from './use-selected-method.ts'

type CheckoutTotalsProps = Pick<CartTotals, 'subTotal' | 'deposit'> & Pick<Checkout, 'methods' | 'addresses' | 'first'>

/** Totals of the selected method and address; without scripts, those of every choice. */
export function CheckoutTotals({ subTotal, deposit, methods, addresses, first }: CheckoutTotalsProps) {
  const t = useT()
  const chosen = useFieldValue('shippingAddressId', first.shippingAddressId)
  const { mark: addressMark, value: addressId = '' } = useFormValue<HTMLDivElement>('shippingAddressId', chosen)
  const { mark, method, collected } = useSelectedMethod<HTMLDivElement>({ methods, first })
  const goodsLines = [{ label: t('cartPage.subtotal'), value: subTotal }, ...toDepositLines(deposit, t)]
  const totalLabel = (withTax: boolean) => t(withTax ? 'orders.total' : 'checkout.netTotal')
  const bill = method && (method.addressBills[addressId] ?? method.bill)
  const shippingLabel = t(collected ? 'cartPage.pickup' : 'cartPage.shipping')
  const shipping = method?.isFree ? t('cartPage.shippingFree') : method?.price
  return (
    <>
      <div ref={mark} className="needs-js" aria-live="polite">
        <Totals
          ruled
          lines={[
            ...goodsLines,
            ...(shipping ? [{ label: shippingLabel, value: shipping }] : []),
            ...toTaxLines(bill?.taxes ?? [], t),
          ]}
          {...(bill && { total: { label: totalLabel(bill.withTax), amount: bill.total } })}
        />
      </div>
      <div ref={addressMark} className="no-js">
        <Totals
          ruled
          lines={[
            ...goodsLines,
            ...methods.flatMap((one) =>
              groupBills(one, addresses).map(({ bill: { total, withTax, taxes }, places }) => ({
                label: [
                  places.length > 0 ? `${one.title} (${places.join('; ')})` : one.title,
                  totalLabel(withTax),
                  ...taxes.flatMap(({ exemption }) => exemption ?? []),
                ].join(', '),
                value: total,
              })),
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
