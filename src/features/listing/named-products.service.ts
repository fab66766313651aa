/** Products that article numbers name, for pages of the CMS. Without `productsByCodes` of the contract they are searched for. */
import {
  codePrices,
  getProductListing,
  listingPrices,
  type ProductCardFieldsFragment,
  productsByCodes,
} from '#contracts/generated/commerce.ts'
import { readTreeOrNull } from '#features/catalogue/category.service.ts'
import type { CustomerProductData } from '#features/pricing/customer-price.ts'
import { toProductCard } from '#features/product/product-card.ts'
import type { RequestContext } from '#server/context/context.ts'
import { readCustomerView } from './listing.service.ts'
import type { NamedProduct } from './named-products.ts'

/** More codes are left out: a request is then as expensive as three pages of a listing. */
const maxCodes = 48

const toCodes = (given: readonly string[]) =>
  [...new Set(given.map((code) => code.trim().slice(0, 60)).filter(Boolean))].slice(0, maxCodes)

/** A code of a family or of one packing names the family, as in a listing. */
function toFamily(product: ProductCardFieldsFragment): ProductCardFieldsFragment {
  const { parent } = product
  if (product.variants?.length || !parent?.variants?.length) return product
  return { ...product, id: parent.id, sku: parent.sku, variants: parent.variants }
}

const hasCode = (product: ProductCardFieldsFragment, code: string) =>
  [product, ...(product.variants ?? [])].some(({ sku, ean13 }) => sku === code || ean13 === code)

type Named = { code: string; product: ProductCardFieldsFragment }

async function readNamed({ publicClient }: RequestContext, codes: readonly string[]): Promise<Named[]> {
  if (!(await publicClient.lacks('Query.productsByCodes'))) {
    const { productsByCodes: matches } = await publicClient.commerce(productsByCodes, { codes })
    return (matches ?? []).flatMap(({ code, product }) => (product ? [{ code, product }] : []))
  }
  const search = async (code: string) => {
    const answer = await publicClient.commerce(getProductListing, { search: code, first: 4, page: 1 })
    const product = answer.getProductListing?.data.find((one) => hasCode(one, code))
    return product ? [{ code, product }] : []
  }
  return (await Promise.all(codes.map(search))).flat()
}

/** In the order of the codes, without those of no product. */
export async function getNamedProducts(
  context: RequestContext,
  given: readonly string[],
): Promise<{ named: NamedProduct[] }> {
  const codes = toCodes(given)
  if (!codes.length) return { named: [] }
  const [tree, found] = await Promise.all([readTreeOrNull(context), readNamed(context, codes)])
  const catalogue = { locale: context.locale, tree }
  return {
    named: found.map(({ code, product }) => ({
      code,
      product: toProductCard(catalogue, toFamily(product), null, code),
    })),
  }
}

/** @throws HttpProblem 401 for a guest */
export const getNamedPrices = (context: RequestContext, given: readonly string[]): Promise<CustomerProductData> =>
  readCustomerView(context, async ({ sessionClient }) => {
    const codes = toCodes(given)
    if (await sessionClient.lacks('Query.productsByCodes')) {
      const search = (code: string) => sessionClient.commerce(listingPrices, { search: code, first: 4, page: 1 })
      const answers = await Promise.all(codes.map(search))
      return { named: { data: answers.flatMap(({ getProductListing: page }) => page?.data ?? []) } }
    }
    const { productsByCodes: matches } = await sessionClient.commerce(codePrices, { codes })
    const data = (matches ?? []).flatMap(({ product }) => {
      const parent = product?.parent
      return product ? { ...product, id: parent?.id ?? product.id, variants: parent?.variants ?? product.variants } : []
    })
    return { named: { data } }
  })
