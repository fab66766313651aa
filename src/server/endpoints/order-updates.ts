/** `POST /api/operator/orders`: the wholesaler's own system reports the progress of orders. docs/orders.md describes the calls. */
import '../config/arktype.ts'
import { type } from 'arktype'
import type { AppContext } from '../context/env.ts'
import { isSignedMessage, signatureHeader } from '../session/signed-message.ts'

/** No control characters, nor those that change the direction of text. */
const Code = type(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]{1,60}$/u)
const Line = type({
  // an unknown field is a spelling mistake, and what it reports would be lost
  '+': 'reject',
  sku: '1 <= string <= 40',
  delivered: '0 <= number.integer <= 99999',
  'weightGrams?': '0 <= number.integer <= 99999999',
})
const Update = type({
  '+': 'reject',
  number: /^PV-\d{1,9}$/,
  'state?': "'received' | 'picked' | 'shipped' | 'delivered'",
  'at?': /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/,
  'externalCode?': Code,
  'lines?': Line.array().atMostLength(500),
})
export const OrderUpdates = type({ '+': 'reject', orders: Update.array().atMostLength(500) })

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
  const json = readJson(text)
  if (json === undefined) return c.json({ error: 'the body is not JSON' }, 400)
  const updates = OrderUpdates(json)
  if (updates instanceof type.errors) return c.json({ error: updates.summary }, 400)
  const body = JSON.stringify(updates.orders)
  const response = await embedded.commerce(
    new Request('http://commerce.embedded/operator/orders', { method: 'POST', body }),
  )
  return new Response(response.body, response)
}
