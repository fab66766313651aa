import { expect, test } from 'vitest'
import { initialHtml, textOf } from '#tests/support/render-part.tsx'
import { type Cart, emptyCart } from '../cart.ts'
import { CartSummaryPanel } from './cart-summary-panel.tsx'

const totals = { subTotal: '€40.00', deposit: null, taxes: [], grandTotal: '€42.40', tolerance: null }
const seen = async (more: Partial<Cart>, customer = true) =>
  textOf(
    await initialHtml(
      <CartSummaryPanel cart={{ ...emptyCart, totals, ...more }} customer={customer} isQuickOrdering={false} />,
    ),
  )

// F567
test('shows by how much the total may differ because of catch-weight products', async () => {
  const note = 'Weighed items are estimates: the amount may differ by up to €3.30.'
  expect(await seen({ totals: { ...totals, tolerance: '€3.30' } })).toContain(note)
  expect((await seen({})).join()).not.toContain('Weighed')
})

// F569
test('shows the minimum order value and the amount missing to it', async () => {
  const note = 'We deliver from €50.00: €10.00 to go. You can always collect.'
  expect(await seen({ belowMinimum: { minimum: '€50.00', missing: '€10.00' } })).toContain(note)
  expect((await seen({})).join()).not.toContain('We deliver from')
})

// F577
test('shows the small order fee with the amount missing to free delivery, and free delivery once it is reached', async () => {
  const smallOrderFee = { fee: '€15.00', from: '€250.00' }
  const below = await seen({ freeDelivery: { missing: '€210.00' }, smallOrderFee })
  expect(below).toEqual(
    expect.arrayContaining(['€210.00 more for free delivery', 'Under €250.00, delivery costs €15.00 excl. VAT.']),
  )
  const reached = await seen({ freeDelivery: { missing: null } })
  expect(reached).toContain('Free delivery')
  expect(reached.join()).not.toContain('delivery costs')
})
