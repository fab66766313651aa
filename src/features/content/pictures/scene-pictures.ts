import type { PictureSource } from '#ui/images/image-url.ts'

const toScene = (
  name: string,
  width: number,
  height: number,
): { source: PictureSource; width: number; height: number } => ({
  source: { path: `/shop/media/counters/${name}.webp`, width },
  width,
  height,
})

export const scenePictures = {
  doors: toScene('doors', 2560, 694),
  missing: toScene('missing', 2560, 512),
  broken: toScene('broken', 2560, 512),
}

const goods = (department: string): PictureSource => ({
  path: `/shop/media/products/department-${department}.webp`,
  width: 576,
})

export const emptyPictures = {
  cart: goods('produce'),
  orders: goods('bakery'),
  lists: goods('dairy'),
  listing: goods('pantry'),
}
