// Delivery, collection and payment on account, as Vendure's dashboard configures them.
import { LanguageCode, PaymentMethodHandler, ShippingCalculator } from '@vendure/core'

const label = (value: string) => [{ languageCode: LanguageCode.en, value }]
const cents = (text: string, defaultValue: number) =>
  ({ type: 'int', defaultValue, label: label(text), ui: { component: 'currency-form-input' } }) as const

/** Fee of an order whose goods cost less than an amount, all without VAT. */
export const smallOrderFee = new ShippingCalculator({
  code: 'small-order-fee',
  description: label('Fee of small orders'),
  args: {
    fee: cents('Fee', 1_500),
    freeFrom: cents('Free from', 25_000),
    taxRate: { type: 'int', defaultValue: 21, label: label('VAT in percent') },
  },
  calculate: (_, order, { fee, freeFrom, taxRate }) => ({
    price: order.subTotal >= freeFrom ? 0 : fee,
    priceIncludesTax: false,
    taxRate,
  }),
})

/** The invoice is paid later: the payment stays authorized until the operator settles it. */
export const onAccount = new PaymentMethodHandler({
  code: 'on-account',
  description: label('On account'),
  args: {},
  createPayment: (_, __, amount) => ({ amount, state: 'Authorized' }),
  settlePayment: () => ({ success: true }),
})
