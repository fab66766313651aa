import { getProductListingFacets } from '#contracts/generated/commerce.ts'
import { readCategoriesOfType } from '#features/catalogue/category.service.ts'
import type { RequestContext } from '#server/context/context.ts'
import { type BrandGroup, toBrands } from './brand.ts'
import { toFacets } from './facets.ts'

export async function getBrands(context: RequestContext): Promise<{ groups: BrandGroup[] }> {
  const [answers, facets] = await Promise.all([
    readCategoriesOfType(context, 'brand'),
    // without facets a brand links to its own page
    context.publicClient.commerce(getProductListingFacets, {}).then(
      (answer) => toFacets(answer, String),
      () => null,
    ),
  ])
  return { groups: toBrands(answers, facets?.brands ?? [], context.locale) }
}
