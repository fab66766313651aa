// The pages that the benchmark asks the shop for, and what they must say. Called by subjects.ts and latency.ts.
import { allergenCodes } from '../../src/features/allergens/allergens.ts'
import { firstPage, listingHref, sorts, withFilters } from '../../src/features/catalogue/listing-query.ts'

export const listingPath = listingHref('en', '')

/** The same page at an address that is longer than any that pages are kept under: it is drawn for whoever asks. */
export const uncachedListingPath = `${listingPath}?${'unkept'.repeat(80)}`

/** In the page of every visitor, near its beginning and at its end; the tile shows that the listing itself has come. */
export const guestTexts = ['<h1', 'class="tile', '</html>']
export const customerTexts = [...guestTexts, 'Brasserie Nova']

export const countElements = (html: string) => html.match(/<[a-z]/g)?.length ?? 0

/** Listings that a shop was never asked for: free of up to three allergens, in each order, so that all are full pages. */
export function startFreshPages(): (count: number) => string[] {
  const orders = [null, ...sorts.filter((sort) => !sort.endsWith('price'))]
  const choices = upToThree(allergenCodes)
  // neighbours have as little in common as can be, so that no cache of a backend's answers helps
  const paths = orders.flatMap((sort) =>
    choices.map((chosen) =>
      listingHref('en', '', withFilters({ ...firstPage, sort }, { does_not_contain_allergen: chosen })),
    ),
  )
  let taken = 0
  return (count) => {
    taken += count
    if (taken > paths.length) throw new Error('There are no pages left that nobody has asked for')
    return paths.slice(taken - count, taken)
  }
}

function upToThree(all: readonly string[]): string[][] {
  const longer = (chosen: string[]) => all.slice(all.indexOf(chosen.at(-1) ?? '') + 1).map((one) => [...chosen, one])
  const pairs = longer([]).flatMap(longer)
  return [...longer([]), ...pairs, ...pairs.flatMap(longer)]
}
