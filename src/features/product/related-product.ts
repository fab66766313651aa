type Related<Product> = { readonly qty?: number | null; readonly product?: Product }

/** A related product with its quantity: a backend without RelatedProduct.qty lists bare products; the quantity is then 1. */
export function toRelated<Product extends object>(
  given: Related<Product> | Product,
): { qty: number; product: Product }[] {
  if (!('product' in given)) return 'id' in given ? [{ qty: 1, product: given as Product }] : []
  return given.product ? [{ qty: given.qty ?? 1, product: given.product }] : []
}
