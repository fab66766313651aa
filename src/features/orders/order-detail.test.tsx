import { expect, test } from 'vitest'
import { settledHtml, textOf } from '#tests/support/render-part.tsx'
import type { OpenedOrder } from './order.ts'
import { OrderDetail } from './order-detail.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderTotals } from './order-totals.tsx'

const totalsText = async (shipping: string | null, collected = false) => {
  const order = { subTotal: '€250.00', shipping, collected, taxes: [], grandTotal: '€265.00' }
  return textOf(await settledHtml(<OrderTotals order={order} />))
}

// F577
test('shows a free delivery as "Free", any other amount as a price, and an unknown amount not at all', async () => {
  for (const nothing of ['€0.00', '0,00 €']) expect(await totalsText(nothing)).toContain('Free')
  for (const amount of ['€15.00', '€0.05', '€1,000.00', 'on request'])
    expect(await totalsText(amount)).toContain(amount)
  expect(await totalsText(null)).not.toContain('Delivery')
  expect(await totalsText('€0.00')).toContain('Delivery')
  const collected = await totalsText('€0.00', true)
  expect(collected).toContain('Pickup')
  expect(collected).not.toContain('Delivery')
})

const states = ['received', 'picked', 'shipped', 'delivered'] as const
const timelineText = async (facts: Partial<OpenedOrder>) =>
  textOf(await settledHtml(<OrderTimeline order={{ ...opened, ...facts }} />)).join(' ')

test('the timeline of an order names its transport, that of one which its customer collects the pickup', async () => {
  const progress = states.map((state) => ({ state, at: '2026-11-24T08:00:00Z' }))
  expect(await timelineText({ progress })).toMatch(/^Placed 27 November 2026 Received.*Picked.*On its way.*Delivered/)
  const pickup = await timelineText({ progress, collected: true })
  expect(pickup).toMatch(/Received.*Ready for pickup.*Picked up/)
  expect(pickup).not.toMatch(/On its way|Delivered/)
})

test('the timeline ends with the promised day until the goods are delivered, and with a cancellation', async () => {
  expect(await timelineText({})).toBe('Placed 27 November 2026 Delivery day Saturday, 28 November')
  expect(await timelineText({ collected: true })).toContain('Pickup day Saturday, 28 November')
  const over = [{ status: 'completed' }, { progress: [{ state: 'delivered' as const, at: '2026-11-28T06:00:00Z' }] }]
  for (const facts of over) expect(await timelineText(facts)).not.toContain('Delivery day')
  expect(await timelineText({ status: 'canceled' })).toBe('Placed 27 November 2026 Cancelled')
  expect(await timelineText({ deliveryDate: null })).toBe('Placed 27 November 2026')
})

const opened: OpenedOrder = {
  id: 'o1',
  number: 'PV-1',
  status: 'pending',
  placedAt: '2026-11-27T08:00:00Z',
  reference: null,
  orderedBy: null,
  placedOnBehalfBy: null,
  approvedBy: null,
  purchaseReference: null,
  lines: 0,
  packs: 0,
  grandTotal: null,
  items: [],
  subTotal: null,
  deposit: null,
  returnedDeposit: null,
  empties: [],
  returnable: [],
  shipping: null,
  taxes: [],
  message: null,
  deliveryDate: '2026-11-28',
  email: null,
  progress: [],
  collected: false,
  shippingAddress: null,
  billingAddress: null,
  change: null,
  declares: false,
  quote: null,
}
const links = {
  closeHref: '/orders',
  againHref: '/again',
  allergensHref: '/allergens',
  printHref: '/print',
  isReordering: false,
  page: 1,
  phone: null,
}
const detailText = async (facts: Partial<OpenedOrder>) =>
  textOf(await settledHtml(<OrderDetail order={{ ...opened, ...facts }} {...links} />))

test('a quote request is called a request, an order an order', async () => {
  expect(await detailText({})).toEqual(expect.arrayContaining(['Order PV-1', 'Placed']))
  const quote = await detailText({ status: 'offer_requested' })
  expect(quote).toEqual(expect.arrayContaining(['Request PV-1', 'Requested']))
  expect(quote).not.toContain('Placed')
})

test('the day of an order is named after its shipping method, also after its delivery', async () => {
  expect(await detailText({ status: 'completed' })).toContain('Delivery day')
  expect(await detailText({})).toContain('Delivery day')
  expect(await detailText({ collected: true })).toContain('Pickup day')
})
