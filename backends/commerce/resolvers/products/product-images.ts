import type { Context } from '../../context/context.ts'

/** Absolute URLs of a product picture: three resized ones and the original. With the hash of its content they may be cached for a year. */
export function toImages({ shopOrigin, pictureHash }: Pick<Context, 'shopOrigin' | 'pictureHash'>, picture: string) {
  const original = `/media/products/${picture}.webp`
  const hash = pictureHash(original)
  const query = hash === null ? '' : `?hash=${hash}`
  const at = (width: number) => `${shopOrigin}/img/${width}/shop${original}${query}`
  return {
    smallImageUrl: at(413),
    mediumImageUrl: at(576),
    largeImageUrl: at(1024),
    originalImageUrl: shopOrigin + original + query,
  }
}
