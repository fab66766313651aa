import { sitemapProducts } from '#contracts/generated/commerce.ts'
import { readTree } from '#features/catalogue/category.service.ts'
import type { RequestContext, SitemapPage } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'
import { toCataloguePages, toProductPages } from './sitemap.ts'

/** Products per backend request, and requests per sitemap part. */
const first = 100
const answersOfPart = 10

const readPage = ({ publicClient }: RequestContext, page: number) =>
  publicClient.commerce(sitemapProducts, { first, page })

/** @param part 0: pages without products, and the number of product parts; from 1: products of that part @throws HttpProblem 404 if there is no such part */
export async function getCatalogueSitemap(
  context: RequestContext,
  part: number,
): Promise<{ pages: SitemapPage[]; parts: number }> {
  const [tree, start] = await Promise.all([readTree(context), readPage(context, 1)])
  const around = { locale: context.locale, tree }
  const lastPage = start.getProductListing?.paginatorInfo.lastPage ?? 1
  const parts = Math.ceil(lastPage / answersOfPart)
  if (part === 0) return { pages: toCataloguePages(around), parts }
  if (part > parts) throw new HttpProblem({ status: 404, title: context.t('problems.notFound') })
  const from = (part - 1) * answersOfPart + 1
  const numbers = Array.from({ length: Math.min(answersOfPart, lastPage - from + 1) }, (_, index) => from + index)
  const answers = await Promise.all(numbers.map((page) => readPage(context, page)))
  return { pages: answers.flatMap((answer) => toProductPages(around, answer)), parts }
}
