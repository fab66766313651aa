// Pages that the benchmark requests, and the texts that they must contain.
import { allergenCodes } from '../../src/features/allergens/allergens.ts'
import { firstPage, listingHref, sorts, withFilters } from '../../src/features/catalogue/listing-query.ts'

export const listingPath = listingHref('en', '')

/** The same page at a URL over the length limit of the cache, so that it is rendered for every request. */
export const uncachedListingPath = `${listingPath}?${'unkept'.repeat(80)}`

/** Texts near the start and end of every page; the tile shows that the listing is rendered. */
export const guestTexts = ['<h1', 'class="tile', '</html>']
export const customerTexts = [...guestTexts, 'Brasserie Nova']

export const countElements = (html: string) => html.match(/<[a-z]/g)?.length ?? 0

/** Generates listings that were never requested: every combination of up to three excluded allergens and every sort order, all full pages. */
export function startFreshPages(): (count: number) => string[] {
  const orders = [null, ...sorts.filter((sort) => !sort.endsWith('price'))]
  const choices = upToThree(allergenCodes)
  // consecutive paths differ, so that cached backend responses do not help
  const paths = orders.flatMap((sort) =>
    choices.map((chosen) =>
      listingHref('en', '', withFilters({ ...firstPage, sort }, { does_not_contain_allergen: chosen })),
    ),
  )
  let taken = 0
  return (count) => {
    taken += count
    if (taken > paths.length) throw new Error('All pages have been requested')
    return paths.slice(taken - count, taken)
  }
}

function upToThree(all: readonly string[]): string[][] {
  const longer = (chosen: string[]) => all.slice(all.indexOf(chosen.at(-1) ?? '') + 1).map((one) => [...chosen, one])
  const pairs = longer([]).flatMap(longer)
  return [...longer([]), ...pairs, ...pairs.flatMap(longer)]
}
