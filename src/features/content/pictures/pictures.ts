/** Pictures of the backends as the design system takes them. Called by the translators of every feature that shows one. */
import type { PictureSource } from '#ui/product/image-url.ts'

interface CacheImage {
  readonly smallImageUrl: string | null
  readonly mediumImageUrl: string | null
  readonly largeImageUrl: string | null
  readonly originalImageUrl: string | null
}

/** The contract does not say how wide an original is: as wide as the largest place it is shown in. */
const galleryWidth = 1280

/**
 * A picture of a party by the address that the party gave; null for what no browser loads. Host and query are left out:
 * the image route asks the party itself, and the hosts that the configuration names beside it, for files alone.
 * @param width of the original in pixels
 */
export function toSource(
  party: 'shop' | 'commerce' | 'content' | 'youtube' | 'vimeo',
  address: string | null | undefined,
  width: number,
): PictureSource | null {
  const url = address ? URL.parse(address, 'http://shop') : null
  if (!url || !/^https?:$/.test(url.protocol)) return null
  return { path: `/${party}${url.pathname}`, width }
}

/** One picture of a gallery, from the largest that there is. */
export const toPicture = (image: CacheImage | null | undefined): PictureSource | null =>
  image
    ? toSource(
        'commerce',
        image.originalImageUrl ?? image.largeImageUrl ?? image.mediumImageUrl ?? image.smallImageUrl,
        galleryWidth,
      )
    : null
