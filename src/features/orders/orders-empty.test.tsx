import { expect, test } from 'vitest'
import { htmlAtOnce } from '#tests/support/render-part.tsx'
import { OrdersEmpty } from './orders-empty.tsx'

test('who has ordered nothing yet sees goods, not a grey sign', async () => {
  const html = await htmlAtOnce(<OrdersEmpty />)
  expect(html).toMatch(/<img[^>]*\/shop\/media\/products\/department-bakery\.webp/)
  expect(html).not.toContain('#package')
})
