/** The head of pages that belong to one visitor, or that nobody looks for. Called by their routes. */

/** Title, and the word that keeps search engines away. */
export const noindexHead = (brand: string, title: string) => ({
  meta: [{ title: `${brand} | ${title}` }, { name: 'robots', content: 'noindex' }],
})
