/** The one way to a picture in another size: the shop's image route. Called by Picture, and by data that names a picture outside of markup. */

/** A picture as it was made: whose it is and its path there (`/commerce/media/products/104882.webp`), and its width in pixels. */
export type PictureSource = { path: string; width: number }

/** The widths that the route gives, in pixels. */
export const imageWidths = [413, 576, 640, 768, 1024, 1280, 1536, 1920, 2560] as const
export type ImageWidth = (typeof imageWidths)[number]

/** Address of a picture, at most `width` pixels wide: the route never makes one wider than it is. */
export const imageUrl = ({ path }: PictureSource, width: ImageWidth) => `/img/${width}${path}`

/** The picture in those of the widths that it has, from narrow to wide; the last one is whole when it is narrower than asked. */
export function imageSet(source: PictureSource, widths: readonly ImageWidth[]): { url: string; width: number }[] {
  const enough = widths.findIndex((width) => width >= source.width)
  const useful = enough < 0 ? widths : widths.slice(0, enough + 1)
  return useful.map((width) => ({ url: imageUrl(source, width), width: Math.min(width, source.width) }))
}
