/**
 * Divides a page that all customers share: public bytes with placeholders, stored as their fallbacks between two comments; a script
 * in the page replaces them by the private content.
 */

/** Names of the private reads; their calls are in api/private-reads.ts. */
export type PrivateReadName =
  | 'cartSummary'
  | 'homePrices'
  | 'lastOrder'
  | 'owed'
  | 'planning'
  | 'firstLists'
  | 'listingPrices'
  | 'productPrices'
  | 'namedPrices'

export type PrivateReads = Partial<Record<PrivateReadName, readonly unknown[]>>

export interface PageShell {
  placeholders: unknown[]
  /** HTML of each placeholder until its private content arrives. */
  fallbacks: string[]
  reads: PrivateReads
}

const renderedPlaceholder = /<template data-slot="(\d+)"><\/template>/g
const storedPlaceholder = /<!--s:\d+-->/
/** React's marker of a boundary that failed. */
const failed = '<!--$!-->'

/** In the order of the page; React may render one twice, of which one is in the page. @throws Error if a part of the page failed */
export function findPlaceholders<Placeholder>(html: string, rendered: readonly Placeholder[]): Placeholder[] {
  if (html.includes(failed)) throw new Error('a part of the page failed')
  return [...html.matchAll(renderedPlaceholder)].map(([, index]) => {
    const placeholder = rendered[Number(index)]
    if (placeholder === undefined) throw new Error(`there is no placeholder ${index}`)
    return placeholder
  })
}

/** @throws Error if the page already has such comments */
export function insertFallbacks(html: string, fallbacks: readonly string[]): string {
  if (storedPlaceholder.test(html)) throw new Error('the page has comments that mark placeholders')
  let index = 0
  return html.replace(renderedPlaceholder, () => `<!--s:${index}-->${fallbacks[index++] ?? ''}<!--/s-->`)
}

/** Marks suspended boundaries as complete: without private content, the fallback is their final content. */
export const toFallback = (html: string) => html.replace(/<!--\$!-->(?:<template[^>]*><\/template>)?/g, '<!--$-->')
