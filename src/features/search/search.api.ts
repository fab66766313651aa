/** The search over HTTP. */
import { type } from 'arktype'
import { Hono } from 'hono'
import { query } from '#api/core/validate.ts'
import type { ApiEnv } from '#server/context.ts'
import { getSearchPrices, getSuggestions } from './search.service.ts'
import { noSuggestions } from './suggestions.ts'

const Question = type({ q: "string = ''" })

/** A letter typed back and forth is answered by the browser; nothing between it and the shop keeps what a purge must reach. */
const browserSeconds = 60

export const searchApi = new Hono<ApiEnv>()
  .get('/', query(Question), async (c) => {
    const { context } = c.env
    const found = await getSuggestions(context, c.req.valid('query').q)
    if (found !== noSuggestions) c.header('cache-control', `private, max-age=${browserSeconds}`)
    return c.json(found, 200)
  })
  .get('/prices', query(Question), async (c) =>
    c.json(await getSearchPrices(c.env.context, c.req.valid('query').q), 200),
  )
