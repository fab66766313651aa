/** Original picture: service and path there (`/commerce/media/products/104882.webp`), and width in pixels. */
export type PictureSource = { path: string; width: number }

export const imageWidths = [413, 576, 640, 768, 1024, 1280, 1536, 1920, 2560] as const
/** Of thumbnails, of department pictures, and of tiles. The contract has no variants of these widths. */
export const smallWidths = [64, 128, 208, 288] as const
export type ImageWidth = (typeof smallWidths)[number] | (typeof imageWidths)[number]

/** URL of a picture with at most `width` pixels; the route does not upscale. */
export const imageUrl = ({ path }: PictureSource, width: ImageWidth) => `/img/${width}${path}`

/** Source set in ascending order of width. Widths above the first that covers the original are omitted; `width` is the real width. */
export function imageSet(source: PictureSource, widths: readonly ImageWidth[]): { url: string; width: number }[] {
  const enough = widths.findIndex((width) => width >= source.width)
  const useful = enough < 0 ? widths : widths.slice(0, enough + 1)
  return useful.map((width) => ({ url: imageUrl(source, width), width: Math.min(width, source.width) }))
}
