/** A call of the wholesaler's own system to the embedded commerce backend, signed with ORDER_WEBHOOK_KEY. */
import '../../config/arktype.ts'
import { type Type, type } from 'arktype'
import type { AppContext } from '../../context/env.ts'
import { isSignedMessage, signatureHeader } from '../../session/signed-message.ts'

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @param path of the backend @param event name of the log entry for a wrong signature */
export const createSignedRoute =
  <Schema extends Type>(schema: Schema, path: string, event: string, toContent: (given: Schema['infer']) => unknown) =>
  async (c: AppContext): Promise<Response> => {
    const { config, embedded, log } = c.var.services
    if (!config.orderWebhook || !embedded.commerce) return c.json({ error: 'ORDER_WEBHOOK_KEY is not set' }, 404)
    if (c.req.method !== 'POST') return c.json({ error: 'use POST' }, 405, { allow: 'POST' })
    const text = await c.req.text()
    if (!isSignedMessage(c.req.header(signatureHeader), text, config.orderWebhook.key)) {
      log('warn', event, { req: c.var.requestId })
      return c.json({ error: 'the signature does not match' }, 401)
    }
    const json = readJson(text)
    if (json === undefined) return c.json({ error: 'the body is not JSON' }, 400)
    const given = schema(json)
    if (given instanceof type.errors) return c.json({ error: given.summary }, 400)
    const response = await embedded.commerce(
      new Request(`http://commerce.embedded${path}`, { method: 'POST', body: JSON.stringify(toContent(given)) }),
    )
    return new Response(response.body, response)
  }
