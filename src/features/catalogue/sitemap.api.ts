/** What search engines are told of the catalogue, in parts. */
import { Hono } from 'hono'
import { validator } from 'hono/validator'
import { Refusal } from '#features/forms/problem.ts'
import type { ApiEnv, RequestContext } from '#server/context.ts'
import { sitemapProducts } from './catalogue.operations.ts'
import { readTree } from './read-tree.ts'
import { toProductPages, toRangePages } from './sitemap.ts'

/** Products of one answer, and answers of one part. */
const first = 100
const answersOfPart = 10

const params = validator('query', ({ part }): { part?: string } => (typeof part === 'string' ? { part } : {}))

/** 0 without one; a part that there cannot be for what is no number from 1. */
const toPart = (text: string | undefined) =>
  text === undefined ? 0 : /^[1-9]\d{0,4}$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY

const readPage = ({ reads }: RequestContext, page: number) => reads.commerce(sitemapProducts, { first, page })

export const sitemapApi = new Hono<ApiEnv>()
  /** The range without its products, and how many parts these come in; with `part`, from 1, the products of that part. */
  .get('/sitemap', params, async (c) => {
    const { context } = c.env
    const part = toPart(c.req.valid('query').part)
    const [tree, start] = await Promise.all([readTree(context), readPage(context, 1)])
    const place = { locale: context.locale, tree }
    const lastPage = start.getProductListing?.paginatorInfo.lastPage ?? 1
    const parts = Math.ceil(lastPage / answersOfPart)
    if (part === 0) return c.json({ pages: toRangePages(place), parts }, 200)
    if (part > parts) throw new Refusal({ status: 404, title: context.t('problems.notFound') })
    const from = (part - 1) * answersOfPart + 1
    const numbers = Array.from({ length: Math.min(answersOfPart, lastPage - from + 1) }, (_, index) => from + index)
    const answers = await Promise.all(numbers.map((page) => readPage(context, page)))
    return c.json({ pages: answers.flatMap((answer) => toProductPages(place, answer)), parts }, 200)
  })
