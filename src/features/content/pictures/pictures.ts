import type { PictureSource } from '#ui/images/image-url.ts'

interface CacheImage {
  readonly smallImageUrl: string | null
  readonly mediumImageUrl: string | null
  readonly largeImageUrl: string | null
  readonly originalImageUrl: string | null
}

/** Pixels. The contract does not state the width of an original, so the widest place of display counts. */
const galleryWidth = 1280

/** Source of a backend's image URL; null if it is not http(s). Without host and query, except a content hash: the image route knows its hosts. @param width in pixels */
export function toPictureSource(
  party: 'shop' | 'commerce' | 'content' | 'youtube' | 'vimeo',
  address: string | null | undefined,
  width: number,
): PictureSource | null {
  const url = address ? URL.parse(address, 'http://shop') : null
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const hash = /^\?hash=[0-9a-f]{8}$/.test(url.search) ? url.search : ''
  return { path: `/${party}${url.pathname}${hash}`, width }
}

export const toPicture = (image: CacheImage | null | undefined): PictureSource | null =>
  image
    ? toPictureSource(
        'commerce',
        image.originalImageUrl ?? image.largeImageUrl ?? image.mediumImageUrl ?? image.smallImageUrl,
        galleryWidth,
      )
    : null
