import { expect, test } from 'vitest'
import { initialHtml } from '#tests/support/render-part.tsx'
import { OrdersEmpty } from './orders-empty.tsx'

test('who has ordered nothing yet sees goods, not a grey sign', async () => {
  const html = await initialHtml(<OrdersEmpty />)
  expect(html).toMatch(/<img[^>]*\/shop\/media\/products\/department-bakery\.webp/)
  expect(html).not.toContain('#package')
})
