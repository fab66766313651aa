/**
 * Divides a page that all customers share: public bytes with placeholders for private content. A placeholder is stored as its fallback
 * between two comments; the script behind the page replaces it by what is private.
 */

/** Names of the private reads; api/private-reads.ts has the calls. */
export type PrivateReadName =
  | 'cartSummary'
  | 'homePrices'
  | 'lastOrder'
  | 'firstLists'
  | 'listingPrices'
  | 'productPrices'

/** The private reads of a page with their arguments, as JSON. */
export type PrivateReads = Partial<Record<PrivateReadName, readonly unknown[]>>

/** The private part of a page that all customers share, as JSON. */
export interface PageShell {
  /** The parts that only a reader may see, in the order of the page. */
  placeholders: unknown[]
  /** HTML of each placeholder until its value is there. */
  fallbacks: string[]
  reads: PrivateReads
}

const renderedPlaceholder = /<template data-slot="(\d+)"><\/template>/g
const storedPlaceholder = /<!--s:\d+-->/
/** What React renders for a part that failed. */
const failed = '<!--$!-->'

/**
 * The placeholders of a rendered page in its order; one that React rendered twice is in the list but not in the page.
 * @throws if a part of the page failed
 */
export function findPlaceholders<Placeholder>(html: string, rendered: readonly Placeholder[]): Placeholder[] {
  if (html.includes(failed)) throw new Error('a part of the page failed')
  return [...html.matchAll(renderedPlaceholder)].map(([, index]) => {
    const placeholder = rendered[Number(index)]
    if (placeholder === undefined) throw new Error(`there is no placeholder ${index}`)
    return placeholder
  })
}

/** @throws if the page has such comments of its own */
export function insertFallbacks(html: string, fallbacks: readonly string[]): string {
  if (storedPlaceholder.test(html)) throw new Error('the page has comments that mark placeholders')
  let index = 0
  return html.replace(renderedPlaceholder, () => `<!--s:${index}-->${fallbacks[index++] ?? ''}<!--/s-->`)
}

/** Marks suspended boundaries as complete: where no private content follows, the fallback is what belongs there. */
export const toFallback = (html: string) => html.replace(/<!--\$!-->(?:<template[^>]*><\/template>)?/g, '<!--$-->')
