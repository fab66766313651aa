/** Finds the tags of product pages that a purge names by path. */
import { productBySlug } from '#contracts/generated/commerce.ts'
import { commerceTag, familySku, productTag } from '../cache/product-tags.ts'
import type { AppContext } from '../context/env.ts'
import { guestContext } from '../http/request-context.ts'
import type { ProductPage } from './purge-plan.ts'

/** Null if the backend fails or has no such product. */
async function findTag(c: AppContext, { locale, slug }: ProductPage): Promise<string | null> {
  const { context } = await guestContext(c, locale)
  const response = await context.publicClient.commerce(productBySlug, { slug }).catch(() => null)
  return response?.productBySlug ? productTag(familySku(response.productBySlug)) : null
}

/** A product that is not found may be in any listing: its tag is then that of all of commerce, and `warning` reports it. */
export async function findProductTags(
  c: AppContext,
  pages: readonly ProductPage[],
): Promise<{ tags: string[]; warning: string | null }> {
  const tags = await Promise.all(pages.map((page) => findTag(c, page)))
  const missing = pages.filter((_, index) => tags[index] === null).map(({ path }) => path)
  return {
    tags: tags.map((tag) => tag ?? commerceTag),
    warning: missing.length ? `no product was found at ${missing.join(', ')}: all of commerce is purged` : null,
  }
}
