/** Absolute URLs of a product picture: three resized ones and the original. */
export function toImages(shopOrigin: string, picture: string) {
  const original = `/media/products/${picture}.webp`
  const at = (width: number) => `${shopOrigin}/img/${width}/shop${original}`
  return {
    smallImageUrl: at(413),
    mediumImageUrl: at(576),
    largeImageUrl: at(1024),
    originalImageUrl: shopOrigin + original,
  }
}
