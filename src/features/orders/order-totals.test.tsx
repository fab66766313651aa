import { expect, test } from 'vitest'
import { settledHtml, textOf } from '#tests/support/render-part.tsx'
import { OrderTotals } from './order-totals.tsx'

const seen = async (shipping: string | null, collected = false) => {
  const order = { subTotal: '€250.00', shipping, collected, taxes: [], grandTotal: '€265.00' }
  return textOf(await settledHtml(<OrderTotals order={order} />))
}

// F577
test('a delivery that cost nothing is called free, as it was at checkout; any other has its price, an unknown one no row', async () => {
  for (const nothing of ['€0.00', '0,00 €']) expect(await seen(nothing)).toContain('Free')
  for (const amount of ['€15.00', '€0.05', '€1,000.00']) expect(await seen(amount)).toContain(amount)
  expect(await seen(null)).not.toContain('Delivery')
  expect(await seen('€0.00')).toContain('Delivery')
  const collected = await seen('€0.00', true)
  expect(collected).toContain('Pickup')
  expect(collected).not.toContain('Delivery')
})
