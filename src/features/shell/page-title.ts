/** Titles of documents: the brand, then the page (spec 1, D35). */
export const pageTitle = (brand: string, title: string) => `${brand} | ${title}`
