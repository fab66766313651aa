import { expect, test } from 'vitest'
import type { LastOrder } from '#features/orders/order.ts'
import { settledHtml, textOf } from '#tests/support/render-part.tsx'
import { CustomerHero } from './customer-hero.tsx'
import { LastOrderHero } from './last-order-hero.tsx'

const last: LastOrder = {
  id: 'o1',
  number: 'PV-240017',
  status: 'completed',
  placedAt: '2026-11-19T01:43:00.000Z',
  grandTotal: '€451.46',
  goods: [{ id: '1', name: 'Brie', href: '/en/offer/p/brie', picture: null, quantity: 3, unit: 'wheel' }],
  more: 2,
}
const loaded = (value: LastOrder | null) => Promise.resolve({ ok: true as const, value: { last: value } })
const hero = (value: LastOrder | null) =>
  settledHtml(
    <CustomerHero
      customer={{ firstName: 'Nadia' }}
      contact={{ phone: null, invoices: true }}
      promise="Order before 22:00"
      last={loaded(value)}
      planning={null}
    />,
  )

// F573
test('the home page of a customer shows date, total and items of the last order, and orders it again with one button', async () => {
  const html = await hero(last)
  const texts = textOf(html)
  expect(texts).toEqual(expect.arrayContaining(['Welcome, Nadia', 'Order before 22:00']))
  expect(texts.join('|')).toMatch(/19 Nov 2026, €451\.46/)
  expect(html).toMatch(/<form[^>]* action="\/api\/en\/orders\/o1\/cart" method="post"/)
  expect(html).toMatch(/<button[^>]* value="add"[^>]* name="how"|<button[^>]* name="how"[^>]* value="add"/)
  expect(html).toContain('href="/en/dashboard/orders?order=o1#order"')
  expect(html).not.toContain('/en/register')
  const goods = await settledHtml(<LastOrderHero last={loaded(last)} />)
  expect(goods).toContain('href="/en/offer/p/brie"')
  expect(textOf(goods).join('')).toContain('3\u00a0× wheel Brie')
})

// F573
test('a customer without an order gets a link to the catalogue instead', async () => {
  const html = await hero(null)
  expect(html).toContain('href="/en/range"')
  expect(html).not.toContain('/orders/')
})
