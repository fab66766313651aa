/** `POST /api/operator/orders`: the wholesaler's own system reports the progress of orders. docs/orders.md describes the calls. */
import '../config/arktype.ts'
import { type } from 'arktype'
import type { AppContext } from '../context/env.ts'
import { isSignedMessage, signatureHeader } from '../session/signed-message.ts'

const Line = type({
  sku: '1 <= string <= 40',
  delivered: '0 <= number.integer <= 99999',
  'weightGrams?': '0 <= number.integer <= 99999999',
})
const Update = type({
  number: /^PV-\d{1,9}$/,
  'state?': "'received' | 'picked' | 'shipped' | 'delivered'",
  'at?': 'string.date.iso',
  'externalCode?': '1 <= string <= 60',
  'lines?': Line.array().atMostLength(500),
})
export const OrderUpdates = type({ orders: Update.array().atMostLength(500) })

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export async function orderUpdates(c: AppContext): Promise<Response> {
  const { config, embedded, log } = c.var.services
  if (!config.orderWebhook || !embedded.commerce) return c.json({ error: 'ORDER_WEBHOOK_KEY is not set' }, 404)
  if (c.req.method !== 'POST') return c.json({ error: 'use POST' }, 405, { allow: 'POST' })
  const text = await c.req.text()
  if (!isSignedMessage(c.req.header(signatureHeader), text, config.orderWebhook.key)) {
    log('warn', 'order-updates.denied', { req: c.var.requestId })
    return c.json({ error: 'the signature does not match' }, 401)
  }
  const updates = OrderUpdates(readJson(text))
  if (updates instanceof type.errors) return c.json({ error: updates.summary }, 400)
  const body = JSON.stringify(updates.orders)
  const response = await embedded.commerce(
    new Request('http://commerce.embedded/operator/orders', { method: 'POST', body }),
  )
  return new Response(response.body, response)
}
