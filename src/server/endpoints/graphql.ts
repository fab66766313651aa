/** `/graphql/commerce` and `/graphql/content`: the embedded backends for developer tools, only with EXPOSE_GRAPHQL. */
import type { Handler } from 'hono'
import { previewHeader } from '../clients/public-client.ts'
import type { AppEnv } from '../context/env.ts'
import { clientNetwork } from '../http/client-network.ts'

export const graphqlRoute: Handler<AppEnv> = async (c) => {
  const { config, embedded } = c.var.services
  const party = c.req.param('party')
  const handler = config.exposeGraphql && (party === 'commerce' || party === 'content') ? embedded[party] : null
  if (!handler) return c.text('Not Found', 404)
  const request = new Request(c.req.raw)
  // unpublished content requires a signed preview link
  request.headers.delete(previewHeader)
  // only the shop may set the network and the device of a call
  request.headers.delete('x-client-device')
  const network = await clientNetwork(c)
  if (network) request.headers.set('x-client-network', network)
  else request.headers.delete('x-client-network')
  return handler(request)
}
