import type { RequestContext } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'
import { getProduct } from '../product.service.ts'
import { hasPreview, type ProductPreview, toPreview } from './product-preview.ts'

/** A request for one product is as expensive as a product page. */
const maxPreviews = 16

/** Products that do not exist or have no preview are missing. */
export async function getProductPreviews(
  context: RequestContext,
  slugs: readonly string[],
): Promise<{ products: ProductPreview[] }> {
  const read = async (slug: string) => {
    try {
      const { product } = await getProduct(context, slug)
      return product && hasPreview(product) ? [toPreview(product)] : []
    } catch (error) {
      if (error instanceof HttpProblem && error.problem.status === 404) return []
      throw error
    }
  }
  const found = await Promise.all([...new Set(slugs)].slice(0, maxPreviews).map(read))
  return { products: found.flat() }
}
