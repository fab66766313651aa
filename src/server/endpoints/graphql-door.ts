/** `/graphql/commerce` and `/graphql/content`: the embedded backends for tools, only where EXPOSE_GRAPHQL says so. */
import type { Handler } from 'hono'
import { clientNetwork } from '../client-network.ts'
import type { HallEnv } from '../hall.ts'

export const graphqlDoor: Handler<HallEnv> = async (c) => {
  const { config, embedded } = c.var.shop
  const party = c.req.param('party')
  const door = config.exposeGraphql && (party === 'commerce' || party === 'content') ? embedded[party] : null
  if (!door) return c.text('Not Found', 404)
  // which network a call comes from is told by the shop alone
  const request = new Request(c.req.raw)
  const network = await clientNetwork(c)
  if (network) request.headers.set('x-client-network', network)
  else request.headers.delete('x-client-network')
  return door(request)
}
