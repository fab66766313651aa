/** `/graphql/commerce` and `/graphql/content`, only with EXPOSE_GRAPHQL: the embedded backends for developer tools, or with a token for other shops. */
import type { Handler } from 'hono'
import { previewHeader } from '../clients/public-client.ts'
import type { Config } from '../config/config.ts'
import type { AppEnv } from '../context/env.ts'
import { clientNetwork } from '../http/client-network.ts'
import { isEqual } from '../session/signed-message.ts'

const networkHeader = 'x-client-network'

/** Null: no token is configured. */
function hasToken(config: Config, party: 'commerce' | 'content', headers: Headers): boolean | null {
  const [token, given] =
    party === 'commerce'
      ? [config.commerceToken, headers.get(config.commerceTokenHeader)]
      : [config.contentToken, headers.get('authorization')?.replace(/^Bearer /, '')]
  return token === null ? null : isEqual(token, given ?? '')
}

export const graphqlRoute: Handler<AppEnv> = async (c) => {
  const { config, embedded } = c.var.services
  const party = c.req.param('party')
  if (!config.exposeGraphql || (party !== 'commerce' && party !== 'content')) return c.text('Not Found', 404)
  const handler = embedded[party]
  if (!handler) return c.text('Not Found', 404)
  const isShop = hasToken(config, party, c.req.raw.headers)
  if (isShop === false) return c.text('Unauthorized', 401)
  // a shop has verified preview links, and knows the network and the device of its visitor
  if (isShop) return handler(c.req.raw)
  const request = new Request(c.req.raw)
  for (const name of [previewHeader, 'x-client-device', networkHeader]) request.headers.delete(name)
  const network = await clientNetwork(c)
  if (network) request.headers.set(networkHeader, network)
  return handler(request)
}
