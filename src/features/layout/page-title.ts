export const pageTitle = (brand: string, title: string) => `${brand} | ${title}`
