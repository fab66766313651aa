/** `/graphql/commerce` and `/graphql/content`, only with EXPOSE_GRAPHQL: the embedded backends for developer tools, or with a token for other shops. */
import type { Handler } from 'hono'
import { previewHeader } from '../clients/public-client.ts'
import type { AppContext, AppEnv } from '../context/env.ts'
import { clientNetwork } from '../http/client-network.ts'
import { bearerOf } from '../http/request-context.ts'
import { isEqual } from '../session/signed-message.ts'

const networkHeader = 'x-client-network'

/** Null: no token is configured. */
function hasToken(c: AppContext, party: 'commerce' | 'content'): boolean | null {
  const { config } = c.var.services
  const [token, given] =
    party === 'commerce'
      ? [config.commerceToken, c.req.header(config.commerceTokenHeader)]
      : [config.contentToken, bearerOf(c)]
  return token === null ? null : isEqual(token, given ?? '')
}

export const graphqlRoute: Handler<AppEnv> = async (c) => {
  const { config, embedded } = c.var.services
  const party = c.req.param('party')
  if (!config.exposeGraphql || (party !== 'commerce' && party !== 'content')) return c.text('Not Found', 404)
  const handler = embedded[party]
  if (!handler) return c.text('Not Found', 404)
  const isShop = hasToken(c, party)
  if (isShop === false) return c.text('Unauthorized', 401)
  // a shop has verified preview links, and knows the network and the device of its visitor
  if (isShop) return handler(c.req.raw)
  const request = new Request(c.req.raw)
  for (const name of [previewHeader, 'x-client-device', networkHeader]) request.headers.delete(name)
  const network = await clientNetwork(c)
  if (network) request.headers.set(networkHeader, network)
  return handler(request)
}
