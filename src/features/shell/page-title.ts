/** Titles of documents: the brand, then the page. */
export const pageTitle = (brand: string, title: string) => `${brand} | ${title}`
