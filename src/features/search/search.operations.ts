/** The documents that the search speaks. */
export { getProductListing } from '#contracts/generated/commerce.ts'
export { allNewsPages, siteCraftData } from '#contracts/generated/content.ts'
