/** Suggests packaging units for rows with a name instead of a code, by the catalogue's search. */
import { getProductListing } from '#contracts/generated/commerce.ts'
import type { RequestContext } from '#server/context/context.ts'
import { readCatalogueContext } from '../backend-cart.service.ts'
import { atOnce, type FoundPacking, inGroups, toAllPackings } from './find-codes.service.ts'

/** Names that one request searches: each is a call to the backend. */
const maxNames = 24
const productsPerName = 3
const packingsPerName = 6

/** @returns units by name, the best product first; without entries for names that the search does not know */
export async function findByNames(
  context: RequestContext,
  names: readonly string[],
): Promise<Map<string, FoundPacking[]>> {
  const found = new Map<string, FoundPacking[]>()
  if (names.length === 0) return found
  const catalogue = await readCatalogueContext(context)
  const search = async (name: string) => {
    const variables = { search: name, first: productsPerName, page: 1 }
    const { getProductListing: listing } = await context.sessionClient.commerce(getProductListing, variables)
    const packings = listing?.data.flatMap((product) => toAllPackings(catalogue, product)) ?? []
    if (packings.length > 0) found.set(name, packings.slice(0, packingsPerName))
  }
  for (const group of inGroups([...new Set(names)].slice(0, maxNames), atOnce)) await Promise.all(group.map(search))
  return found
}
