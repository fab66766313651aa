/** Private reads of pages by name. A page for one customer runs them immediately; a page shell collects references, and each response runs them. */
import { type ListingQuery, toListingParams } from '#features/catalogue/listing-query.ts'
import type { PrivateReadName, PrivateReads } from '#server/context/context.ts'
import type { PrivateRef, PrivateValue } from '#service/private.ts'
import { toResult } from '#service/result.ts'
import type { ShopApi } from './shop-api.ts'

/** The arguments are stored with the shell, so they must be public. */
export const privateReads = {
  cartSummary: (api: ShopApi) => api('/cart/summary'),
  homePrices: (api: ShopApi) => api('/catalogue/home/prices'),
  lastOrder: (api: ShopApi) => api('/orders/last'),
  owed: (api: ShopApi) => api('/invoices/owed'),
  planning: (api: ShopApi) => api('/planning'),
  firstLists: (api: ShopApi) => api('/lists/summary'),
  listingPrices: (api: ShopApi, path: string, query: ListingQuery) =>
    api('/catalogue/prices', toListingParams(path, query)),
  namedPrices: (api: ShopApi, codes: readonly string[]) => api('/catalogue/named/prices', { codes: codes.join() }),
  productPrices: (api: ShopApi, path: string) => api('/catalogue/products/prices', { slug: path }),
} satisfies Record<PrivateReadName, (api: ShopApi, ...args: never[]) => Promise<unknown>>

type Reads = typeof privateReads
type Args<Name extends PrivateReadName> = Reads[Name] extends (api: ShopApi, ...args: infer Rest) => unknown
  ? Rest
  : never
type Answer<Name extends PrivateReadName> = Awaited<ReturnType<Reads[Name]>>

export type ReadPrivately = <Name extends PrivateReadName>(
  name: Name,
  ...args: Args<Name>
) => PrivateValue<Answer<Name>>

export function runPrivateRead(api: ShopApi, name: PrivateReadName, args: readonly unknown[]) {
  const read: (api: ShopApi, ...args: never[]) => Promise<unknown> = privateReads[name]
  return toResult(read(api, ...(args as never[])))
}

export const readNow =
  (api: ShopApi): ReadPrivately =>
  <Name extends PrivateReadName>(name: Name, ...args: Args<Name>) =>
    runPrivateRead(api, name, args) as PrivateValue<Answer<Name>>

export const collectReads =
  (reads: PrivateReads): ReadPrivately =>
  <Name extends PrivateReadName>(name: Name, ...args: Args<Name>): PrivateRef<Answer<Name>> => {
    reads[name] = args
    return { private: name }
  }
