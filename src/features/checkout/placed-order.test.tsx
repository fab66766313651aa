import { expect, test } from 'vitest'
import type { OrderFieldsFragment } from '#contracts/generated/commerce.ts'
import { toOrder } from '#features/orders/order.ts'
import { order as given } from '#tests/support/checkout-routes.ts'
import { settledHtml, textOf } from '#tests/support/render-part.tsx'
import type { PlacedOrderView } from './checkout.ts'
import { PlacedOrder } from './placed-order.tsx'

const shippingAddress = { id: '2', companyName: 'Nova', address1: 'Korenlei 1', postcode: '9000', city: 'Gent' }
const customer = { id: '1', name: 'Nadia Benali', email: 'nadia@nova.example' }
const order = toOrder({ ...given, shippingAddress, customer } as unknown as OrderFieldsFragment, 'en')
const day = 'Tuesday, 24 November'

const phone = { href: 'tel:+3235550140', text: '+32 3 555 01 40' }

async function seen(more: Partial<PlacedOrderView> & { collected?: boolean; unpaid?: boolean; status?: string }) {
  const { isOffer = false, collected = false, unpaid = false, delivery = null } = more
  const { change = null, status = 'pending' } = more
  const placed = { order: { ...order, collected, status }, isOffer, change, delivery, day }
  return textOf(await settledHtml(<PlacedOrder placed={placed} customer unpaid={unpaid} phone={phone} />))
}

test('a delivered order shows the steps confirmation, picking, delivery day with address, and invoice', async () => {
  const told = await seen({ delivery: 'By lorry' })
  const mail = 'A confirmation is on its way to nadia@nova.example.'
  const steps = [mail, 'We get your order ready', day, 'By lorry', 'Nova', 'Korenlei 1', 'The invoice follows']
  expect(told.filter((words) => steps.includes(words))).toEqual(steps)
})

test('a collected order shows day and pickup location without a delivery address', async () => {
  const told = await seen({ collected: true, delivery: 'At the dock, from 5 am' })
  expect(told).toEqual(expect.arrayContaining([day, 'At the dock, from 5 am']))
  expect(told).not.toContain('Korenlei 1')
})

// F581
test('a quote request and an unpaid order show shipping method and address, but no delivery day', async () => {
  const offer = await seen({ isOffer: true, delivery: 'By lorry' })
  const unpaid = await seen({ unpaid: true, delivery: 'By lorry' })
  for (const told of [offer, unpaid]) {
    expect(told).toEqual(expect.arrayContaining(['By lorry', 'Korenlei 1']))
    expect(told).not.toContain(day)
  }
  expect(offer).toContain('We look at your request and answer you')
  expect(offer.join(' ')).toMatch(
    /Our sales team .* within one working day, by e-mail or telephone.* Call \+32\s3\s555\s01\s40/,
  )
  expect(offer).toContain('A confirmation is on its way to nadia@nova.example.')
  expect(unpaid).not.toContain('What happens next')
})

// F579
test('an order shows until when it can be changed, after that the telephone number, and a canceled one that it is canceled', async () => {
  const open = await seen({ change: { until: 'Monday at 22:00' } })
  const links = ['You can change or cancel this order until Monday at 22:00.', 'Change order', 'Cancel order']
  const call = 'Call +32 3 555 01 40 to change this order'
  expect(open).toEqual(expect.arrayContaining(links))
  expect(open).not.toContain(call)
  const closed = await seen({ change: { until: null } })
  expect(closed.join(' ')).toContain(call)
  const canceled = await seen({ status: 'canceled' })
  expect(canceled).toContain('Your order is cancelled.')
  for (const told of [closed, canceled]) expect(told).not.toContain('Change order')
  expect(canceled).not.toContain('What happens next')
})
