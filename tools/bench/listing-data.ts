// Reads the data of the shop's guest listing from its API, as input of the bare React baseline.
import type { Category, Department } from '../../src/features/catalogue/category.ts'
import type { Site } from '../../src/features/content/site.ts'
import type { Facets } from '../../src/features/listing/facets.ts'
import type { Listing } from '../../src/features/listing/listing.ts'

export type ListingData = {
  path: string
  departments: Department[]
  site: Site | null
  category: Category
  listing: Listing
  facets: Facets
}

/** The first page of the whole catalogue, in English. */
export async function readListing(origin: string, path: string): Promise<ListingData> {
  const ask = async <Answer>(route: string): Promise<Answer> => {
    const response = await fetch(`${origin}/api/en${route}`)
    if (!response.ok) throw new Error(`${route} answers ${response.status}`)
    return (await response.json()) as Answer
  }
  const { departments } = await ask<{ departments: Department[] | null }>('/catalogue/departments')
  const { site } = await ask<{ site: Site | null }>('/content/site')
  const { category } = await ask<{ category: Category }>('/catalogue/category?path=')
  const listing = await ask<Listing>('/catalogue/listing')
  const facets = await ask<Facets>('/catalogue/facets')
  return { path, departments: departments ?? [], site, category, listing, facets }
}
