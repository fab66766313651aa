// A commerce backend of a third party: the base contract with bare related products, and a small catalogue of its own.

import { contractOf } from '../../scripts/contract/service.ts'
import { toBareContract, toBaseContract } from '../../scripts/generate/base-contract.ts'
import { type Roots, startGraphqlService } from './graphql-service.ts'

/** Base contract with related products as a list of products, as older backends have them. */
export const secondContract = (sdl = contractOf('commerce')) =>
  toBaseContract(
    toBareContract(sdl, 'RelatedProduct.qty').replace(
      'relatedProducts: [Product!] @extension',
      'relatedProducts: [Product!]',
    ),
  )

export interface SecondProduct {
  id: string
  sku: string
  name: string
  urlKey: string
  categories: { id: string; name: string }[]
  [field: string]: unknown
}
type Category = {
  id: string
  name: string
  urlPath: string
  parentId: string | null
  productCount: number
  position: number
  type: string
  children: Category[]
}

const pageOf = <Item>(all: readonly Item[], first: number, page: number) => ({
  paginatorInfo: {
    count: Math.min(first, Math.max(0, all.length - first * (page - 1))),
    currentPage: page,
    lastPage: Math.max(1, Math.ceil(all.length / first)),
    total: all.length,
  },
  data: all.slice(first * (page - 1), first * page),
})

type Listing = {
  input?: { url_key?: string; is_stock_article?: boolean; search?: string }
  first: number
  page: number
}

/** @param more products besides the `count` of the catalogue; `state.gone`: URL keys of withdrawn products */
export async function startSecondCommerce(
  more: readonly SecondProduct[] = [],
  { count = 50, ...extra }: { count?: number; sdl?: string; roots?: Roots } = {},
) {
  const state = { gone: new Set<string>(), isDown: false }
  // half of the products are in both departments
  const departments = [
    { id: '91', name: 'Tools' },
    { id: '92', name: 'Sale' },
  ]
  const products: SecondProduct[] = Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    sku: `T-${index + 1}`,
    name: `Thing ${index + 1}`,
    urlKey: `thing-${index + 1}`,
    type: 'simple',
    stock: index % 2,
    packing_label: 'box',
    categories: index % 2 ? departments : departments.slice(0, 1),
  }))
  products.push(...more)
  for (const [index, product] of products.entries())
    product.relatedProducts ??= [products[(index + 1) % products.length]]
  const countOf = (id: string) => products.filter((product) => product.categories.some((each) => each.id === id)).length
  const categories: Category[] = [
    { id: '91', name: 'Tools', urlPath: 'tools' },
    { id: '92', name: 'Sale', urlPath: 'sale' },
  ].map((one, position) => ({
    ...one,
    parentId: null,
    productCount: countOf(one.id),
    position,
    type: 'category',
    children: [],
  }))
  const visible = () => products.filter(({ urlKey }) => !state.gone.has(urlKey))
  const roots: Roots = {
    categories: ({ input, first, page }: { input?: { type?: string }; first: number; page: number }) =>
      pageOf(input?.type && input.type !== 'category' ? [] : categories, first, page),
    countries: [{ id: '1', code: 'BE', name: 'Belgium' }],
    registration_countries: [],
    unitoptions: { status: true, success: '1', unitoptions: [] },
    productBySlug: ({ slug }: { slug: string }) => visible().find(({ urlKey }) => urlKey === slug) ?? null,
    getProductListing: ({ input, first, page }: Listing) => {
      const category = categories.find(({ urlPath }) => urlPath === input?.url_key)
      const found = visible().filter(
        (product) =>
          (!category || product.categories.some(({ id }) => id === category.id)) &&
          (!input?.search || product.sku === input.search || product.name.includes(input.search)),
      )
      return pageOf(found, first, page)
    },
    getProductListingFacets: { attributes: [] },
    customerLogin: () => ({
      status: true,
      accessToken: 'token',
      tokenType: 'Bearer',
      expiresIn: 86_400,
      customer: { id: '5', name: 'Ada Peeters', firstName: 'Ada', email: 'ada@example.be' },
    }),
    cartDetail: null,
    cartItems: [],
    ...extra.roots,
  }
  const service = await startGraphqlService(extra.sdl ?? secondContract(), roots, () => state.isDown)
  return { ...service, state, products }
}
