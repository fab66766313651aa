/** The documents that the catalogue speaks. */
export {
  allergenProfile,
  categories,
  getProductListing,
  getProductListingFacets,
  productBySlug,
  sitemapProducts,
  updateAllergenProfile,
} from '#contracts/generated/commerce.ts'
