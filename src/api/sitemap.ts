/** Reads the pages of the sitemaps, in parts. */
import { getContentSitemap } from '#features/content/site.service.ts'
import { getCatalogueSitemap } from '#features/listing/sitemap.service.ts'
import type { RequestContext, SitemapPage } from '#server/context/context.ts'
import type { Result } from '#service/result.ts'
import { toProblem } from './to-problem.ts'

const toResult = <Value>(context: RequestContext, promise: Promise<Value>): Promise<Result<Value>> =>
  promise.then(
    (value) => ({ ok: true, value }),
    (error: unknown) => ({ ok: false, problem: toProblem(error, context) }),
  )

export const countParts = (context: RequestContext): Promise<Result<number>> =>
  toResult(
    context,
    getCatalogueSitemap(context, 0).then(({ parts }) => parts),
  )

/** @param part of the products, from 1; 0: all other pages */
export const getPages = (context: RequestContext, part: number): Promise<Result<SitemapPage[]>> =>
  toResult(
    context,
    Promise.all([part === 0 ? getContentSitemap(context) : { pages: [] }, getCatalogueSitemap(context, part)]).then(
      (found) => found.flatMap(({ pages }) => pages),
    ),
  )
