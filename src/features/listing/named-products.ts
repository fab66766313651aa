import type { ProductCard } from '#features/product/product-card.ts'

export interface NamedProduct {
  /** Article number in the text of the page. */
  code: string
  product: ProductCard
}

/** The products that these article numbers name, in their order and each once. */
export function pickProducts(named: readonly NamedProduct[], codes: readonly string[]): ProductCard[] {
  const products = codes.flatMap((code) => named.find((one) => one.code === code)?.product ?? [])
  return products.filter(({ id }, index) => products.findIndex((other) => other.id === id) === index)
}
