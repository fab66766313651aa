import { expect, test } from 'vitest'
import { type CartLine, emptyCart } from '#features/cart/cart.ts'
import type { Address } from '#features/orders/address.ts'
import { initialHtml, textOf } from '#tests/support/render-part.tsx'
import type { ShippingMethod } from './checkout.ts'
import { CheckoutSummaryPanel } from './checkout-summary-panel.tsx'
import { toFirstChoices } from './first-choices.ts'

const line: CartLine = {
  id: '3',
  productId: '7',
  name: 'Brie',
  sku: '1001',
  href: '/en/offer/p/brie',
  picture: null,
  tint: null,
  quantity: 3,
  unit: 'wheel',
  content: '1 kg',
  tolerance: 10,
  price: '€10.00',
  total: '€30.00',
  deposit: null,
  available: null,
  substitutes: [],
  allergens: null,
}
const totals = { subTotal: '€30.00', deposit: null, taxes: [], grandTotal: null, tolerance: '€3.00' }
const smallOrderFee = { fee: '€15.00', from: '€250.00' }
const cart = { ...emptyCart, lines: [line], totals, smallOrderFee }
const delivery: ShippingMethod = {
  code: 'delivery_delivery',
  title: 'Delivery',
  label: null,
  price: '€15.00',
  isFree: false,
  bill: { total: '€47.70', taxes: [{ percent: 6, amount: '€2.70' }], withTax: true },
  addressBills: {},
}
const panel = (method: ShippingMethod, addresses: Address[] = []) =>
  initialHtml(
    <CheckoutSummaryPanel
      cart={cart}
      methods={[method]}
      addresses={addresses}
      first={toFirstChoices(null, { addresses, methods: [method], days: [] })}
      takesOffers
      takesOfferMessage
    />,
  )
const seen = async (method: ShippingMethod) => textOf(await panel(method))

// F012, F013
test('a customer with an address gets a button that orders and one that requests a quote, without an address none', async () => {
  const home: Address = {
    id: '2',
    title: 'Nova',
    lines: [],
    name: 'Nova',
    vatId: null,
    isDefault: true,
    ofCompany: false,
  }
  const buttons = async (addresses: Address[]) =>
    [...(await panel(delivery, addresses)).matchAll(/<button([^>]*)>(.*?)<\/button>/gs)]
      .filter(([, attributes]) => attributes?.includes('type="submit"'))
      .map(([, attributes = '', inside = '']) => [
        /name="([^"]*)"/.exec(attributes)?.[1],
        /value="([^"]*)"/.exec(attributes)?.[1],
        textOf(inside).join(''),
      ])
  expect(await buttons([home])).toEqual([
    [undefined, undefined, 'Place order'],
    ['as', 'offer', 'Request a quote'],
  ])
  expect(await buttons([])).toEqual([])
})

// F577
test('beside the order button delivery has its price or is free, with the order value below which it has a cost', async () => {
  const note = 'Under €250.00, delivery costs €15.00 excl. VAT.'
  const priced = await seen(delivery)
  expect(priced).toEqual(expect.arrayContaining(['Delivery', '€15.00', note]))
  expect(priced).not.toContain('Free')
  const free = await seen({ ...delivery, price: '€0.00', isFree: true })
  expect(free).toContain('Free')
  expect(free).not.toContain('€0.00')
  expect(await seen({ ...delivery, code: 'pickup_pickup' })).not.toContain(note)
})

// F567
test('the checkout shows by how much catch-weight products and the total may differ', async () => {
  const texts = await seen(delivery)
  expect(texts).toContain('Weighed items are estimates: the amount may differ by up to €3.00.')
  expect(texts.join('|')).toContain('1 kg, weighed, ±\u00a010%')
})
