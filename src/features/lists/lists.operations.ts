/** The documents this feature speaks. */
export {
  addToProductList,
  convertProductListToCart,
  createProductList,
  productListNames,
  productLists,
  removeProductFromList,
  removeProductList,
  updateProductList,
  updateProductListProduct,
} from '#contracts/generated/commerce.ts'
