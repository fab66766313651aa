/** Title and `noindex` for private pages and pages without search value. */
export const noindexHead = (brand: string, title: string) => ({
  meta: [{ title: `${brand} | ${title}` }, { name: 'robots', content: 'noindex' }],
})
