/** The search over the data door while one types: what anybody may see, and apart from it a customer's offers. */
import { Hono } from 'hono'
import { validator } from 'hono/validator'
import { readAvoided } from '#features/catalogue/allergen-profile.api.ts'
import { toListing } from '#features/catalogue/listing.ts'
import { type OwnView, toOffers } from '#features/catalogue/offer.ts'
import { readTreeIfThere } from '#features/catalogue/read-tree.ts'
import { requireSession } from '#features/forms/require-session.ts'
import type { ApiEnv } from '#server/context.ts'
import { toCategoryHits } from './category-hits.ts'
import { toQuestion, toWords } from './fold.ts'
import { readPageHits } from './page-hits.ts'
import { getProductListing } from './search.operations.ts'
import { noSuggestions, type Suggestions, toVariables } from './suggestions.ts'

const params = validator('query', (given): { q: string } => ({ q: typeof given.q === 'string' ? given.q : '' }))

/** A letter typed back and forth is answered by the browser; nothing between it and the shop keeps what a purge must reach. */
const browserSeconds = 60

export const searchApi = new Hono<ApiEnv>()
  .get('/', params, async (c) => {
    const { context } = c.env
    const question = toQuestion(c.req.valid('query').q)
    const words = toWords(question)
    if (words.length === 0) return c.json(noSuggestions, 200)
    const [tree, answer, pages] = await Promise.all([
      readTreeIfThere(context),
      context.reads.commerce(getProductListing, toVariables(question)),
      readPageHits(context, words),
    ])
    const { products, total, suggestion } = toListing({ locale: context.locale, tree }, answer, null, question)
    const found: Suggestions = {
      products,
      total,
      categories: toCategoryHits(tree, words),
      pages,
      suggestion,
    }
    c.header('cache-control', `private, max-age=${context.secondsLeft(browserSeconds)}`)
    return c.json(found, 200)
  })
  .get('/offers', params, async (c) => {
    const { context } = c.env
    requireSession(context)
    const question = toQuestion(c.req.valid('query').q)
    const [answer, avoid] = await Promise.all([
      toWords(question).length > 0 ? context.calls.commerce(getProductListing, toVariables(question)) : null,
      readAvoided(context),
    ])
    const view: OwnView = { offers: toOffers(answer?.getProductListing?.data ?? [], context.locale), avoid }
    return c.json(view, 200)
  })
