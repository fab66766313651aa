// Pictures are Vendure's assets: its asset server converts and resizes them.
import type { CategoryNode } from '../../../../backends/commerce/catalogue/category-tree.ts'
import type { ProductRow } from '../../../../backends/commerce/sql/products.ts'
import type { Context } from './context.ts'

const widths = { smallImageUrl: 413, mediumImageUrl: 576, largeImageUrl: 1024, originalImageUrl: 2048 }

/** @param preview path of an asset's preview in the asset server */
function toImages({ assetOrigin }: Context, preview: string) {
  const at = (width: number) => `${assetOrigin}/assets/${preview}?w=${width}&format=webp`
  return Object.fromEntries(Object.entries(widths).map(([name, width]) => [name, at(width)]))
}

export const imageResolvers = {
  Product: {
    cacheGalleryImages: ({ picture, case_picture }: ProductRow, _: object, context: Context) =>
      [picture, case_picture].flatMap((preview) => (preview ? [toImages(context, preview)] : [])),
  },
  Category: {
    imageUrl: ({ picture }: CategoryNode, _: object, context: Context) =>
      picture ? toImages(context, picture).mediumImageUrl : null,
  },
}
