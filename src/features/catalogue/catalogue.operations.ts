/** The documents that the catalogue speaks. */
export {
  categories,
  getProductListing,
  getProductListingFacets,
  productBySlug,
} from '#contracts/generated/commerce.ts'
