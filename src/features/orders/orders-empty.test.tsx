import { expect, test } from 'vitest'
import { initialHtml } from '#tests/support/render-part.tsx'
import { OrdersEmpty } from './orders-empty.tsx'

test('OrdersEmpty shows a product picture instead of an icon', async () => {
  const html = await initialHtml(<OrdersEmpty />)
  expect(html).toMatch(/<img[^>]*\/shop\/media\/products\/department-bakery\.webp/)
  expect(html).not.toContain('#package')
})
