// A contract service for tests: the endpoint of COMMERCE_URL or CONTENT_URL, else the embedded backend.
import { getProductListing } from '#contracts/generated/commerce.ts'
import { tokenHeaders } from '#server/clients/backend.ts'
import { contractOf, createService, type ServiceName } from '../../scripts/contract/service.ts'
import { openBackends } from './endpoint.ts'

/** @param contract SDL that the embedded backend serves; the full contract if absent */
export async function openService(name: ServiceName, contract = contractOf(name)) {
  const url = process.env[name === 'commerce' ? 'COMMERCE_URL' : 'CONTENT_URL'] || null
  const { COMMERCE_TOKEN, COMMERCE_TOKEN_HEADER, CONTENT_TOKEN } = process.env
  const headers =
    name === 'content'
      ? tokenHeaders(CONTENT_TOKEN || null)
      : tokenHeaders(COMMERCE_TOKEN || null, COMMERCE_TOKEN_HEADER || 'x-service-token')
  const backends = await openBackends()
  const handler = url ? (request: Request) => fetch(request) : await backends.open(name, contract)
  const party = await createService(name, { url: url ?? `http://${name}.embedded/graphql`, headers, fetch: handler })
  return { ...party, external: url !== null, close: backends.close }
}
export type TestService = Awaited<ReturnType<typeof openService>>

/** A product that is in stock. */
export async function someProduct(party: Pick<TestService, 'ask'>) {
  const { getProductListing: listing } = await party.ask(getProductListing, { first: 16, page: 1 })
  const all = (listing?.data ?? []).flatMap((product) => (product.variants?.length ? product.variants : [product]))
  const found = all.find(({ stockStatus = 'in_stock', stock }) => stockStatus === 'in_stock' && stock !== 0)
  const slug = listing?.data[0]?.urlKey
  if (!found || !slug) throw new Error('the first page holds nothing that can be ordered')
  return { id: found.id, sku: found.sku, slug }
}
