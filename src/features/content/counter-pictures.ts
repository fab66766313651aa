/** Rows of goods that the build draws for the shop's own screens. Called by the error screens and the sign-in door. */
import type { PictureSource } from '#ui/image-url.ts'

const drawn = (
  name: string,
  width: number,
  height: number,
): { source: PictureSource; width: number; height: number } => ({
  source: { path: `/shop/media/counters/${name}.webp`, width },
  width,
  height,
})

export const counterPictures = {
  doors: drawn('doors', 2560, 694),
  missing: drawn('missing', 2560, 512),
  broken: drawn('broken', 2560, 512),
}
