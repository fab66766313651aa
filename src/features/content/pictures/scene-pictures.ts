/** Goods that the build draws for the shop's own screens. Called by the error screens, the login screens and screens that have nothing to show. */
import type { PictureSource } from '#ui/product/image-url.ts'

const drawn = (
  name: string,
  width: number,
  height: number,
): { source: PictureSource; width: number; height: number } => ({
  source: { path: `/shop/media/counters/${name}.webp`, width },
  width,
  height,
})

export const scenePictures = {
  doors: drawn('doors', 2560, 694),
  missing: drawn('missing', 2560, 512),
  broken: drawn('broken', 2560, 512),
}

const goods = (department: string): PictureSource => ({
  path: `/shop/media/products/department-${department}.webp`,
  width: 576,
})

/** One product where nothing is shown yet. */
export const emptyPictures = {
  cart: goods('produce'),
  orders: goods('bakery'),
  lists: goods('dairy'),
  listing: goods('pantry'),
}
