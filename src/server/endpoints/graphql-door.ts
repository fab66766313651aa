/** `/graphql/commerce` and `/graphql/content`: the embedded backends for tools, only where EXPOSE_GRAPHQL says so. */
import type { Handler } from 'hono'
import type { HallEnv } from '../hall.ts'

export const graphqlDoor: Handler<HallEnv> = (c) => {
  const { config, embedded } = c.var.shop
  const party = c.req.param('party')
  const door = config.exposeGraphql && (party === 'commerce' || party === 'content') ? embedded[party] : null
  return door ? door(c.req.raw) : c.text('Not Found', 404)
}
