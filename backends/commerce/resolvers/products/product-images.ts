// Addresses of pictures. Called by the product and category resolvers.

/** The four sizes of an article picture, as absolute addresses: three that the shop makes, and the picture as it was drawn. */
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
