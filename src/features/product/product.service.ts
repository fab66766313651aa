import { productBySlug, productPrices } from '#contracts/generated/commerce.ts'
import { getAvoidedAllergens } from '#features/allergens/allergen-profile.service.ts'
import { readCategory, readStockFilter, readTree, readTreeOrNull } from '#features/catalogue/category.service.ts'
import { type Category, type CategoryTree, findCategory } from '#features/catalogue/category.ts'
import { type CustomerProductData, toCustomerPrices } from '#features/pricing/customer-price.ts'
import { toPriceTexts } from '#features/pricing/price-texts.service.ts'
import { localize } from '#i18n/paths.ts'
import { hasSharedCataloguePrefix } from '#i18n/routes.ts'
import type { RequestContext } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'
import { requireActiveSession, requireSession } from '#service/require-session.ts'
import { isSlow } from '#service/run-with-check.ts'
import { packingQuery } from './product-card.ts'
import { type ProductDetail, toProductDetail } from './product-detail.ts'
import { toRelated } from './related-product.ts'

/** Packing whose article number or EAN is the slug, or whose article number ends the slug. */
const findNamed = ({ packings }: ProductDetail, slug: string) =>
  packings.find(({ sku, ean }) => slug === sku || slug === ean || slug.endsWith(`-${sku}`))

/** Product whose URL key is the path of a category: its slug is the key and the article number, which a backend need not know. */
async function findBehindCategory({ publicClient, locale }: RequestContext, { taken }: CategoryTree, slug: string) {
  const keys = [...(taken.get(locale) ?? [])].filter((path) => slug.startsWith(`${path}-`))
  for (const key of keys) {
    const { productBySlug: found } = await publicClient.commerce(productBySlug, { slug: key })
    const packings = found ? [found, ...(found.variants ?? [])] : []
    if (packings.some(({ sku }) => slug === `${key}-${sku}`)) return found
  }
  return null
}

/**
 * A product that only companies with an assortment may see. Read with the session, so never for a shared page: these are rendered without
 * one, and a shell that is not found is rendered again for the customer alone.
 */
async function findExclusive({ session, sessionClient }: RequestContext, slug: string) {
  if (!session || (await sessionClient.lacks('Query.companyProducts'))) return null
  return (await sessionClient.commerce(productBySlug, { slug })).productBySlug
}

const asCategory = async (context: RequestContext, category: Category) => ({
  category,
  stockFilter: await readStockFilter(context),
  product: null,
  redirect: null,
})

/**
 * Product or category at a product path. In German and French a category takes precedence; the slug of another language redirects to
 * the canonical URL. @throws HttpProblem 404 if neither exists
 */
export async function getProduct(context: RequestContext, slug: string, packing?: string) {
  const { publicClient, locale, t } = context
  const mayBeCategory = hasSharedCataloguePrefix(locale) && slug !== ''
  const readProduct = () => publicClient.commerce(productBySlug, { slug })
  const reading = mayBeCategory ? readTree(context) : readTreeOrNull(context)
  const early = (await isSlow(reading)) ? readProduct() : null
  early?.catch(() => undefined)
  const tree = await reading
  const category = mayBeCategory ? findCategory(tree, slug) : null
  if (category) return asCategory(context, category)
  // a brand or promotion category with a path of one segment
  const aside = mayBeCategory ? readCategory(context, slug) : null
  aside?.catch(() => undefined)
  const { productBySlug: known } = await (early ?? readProduct())
  const open = known ?? (await findBehindCategory(context, tree, slug))
  if (!open) {
    const other = await aside
    if (other) return asCategory(context, other)
  }
  const found = open ?? (await findExclusive(context, slug))
  if (!found) {
    throw new HttpProblem({ status: 404, title: t('problems.notFound') })
  }
  const product = toProductDetail({ locale, tree }, found, t, packing)
  if (product.slug === slug) return { category: null, product, redirect: null }
  const named = product.packings.length > 1 ? findNamed(product, slug)?.sku : undefined
  const code = named ?? packing
  const redirect = localize(locale, 'product', product.slug) + (code ? packingQuery(code) : '')
  return { category: null, product: null, redirect }
}

/** Prices of the product, its packings, members and related products. @throws HttpProblem 401 for a guest, 404 */
export async function getProductPrices(context: RequestContext, slug: string): Promise<CustomerProductData> {
  requireSession(context)
  const [{ productBySlug: found }, avoid] = await Promise.all([
    context.sessionClient.commerce(productPrices, { slug }),
    getAvoidedAllergens(context),
  ])
  if (!found) throw new HttpProblem({ status: 404, title: context.t('problems.notFound') })
  const related = (found.relatedProducts ?? []).flatMap((each) => toRelated(each))
  const others = [...(found.groupedProducts ?? []), ...related].map(({ product }) => product)
  const prices = toCustomerPrices([found, ...others], context.locale, toPriceTexts(context))
  if (!prices.some(({ price }) => price)) await requireActiveSession(context)
  return { prices, avoid }
}
