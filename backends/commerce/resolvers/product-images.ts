// Addresses of pictures. Called by the product and category resolvers.

/** The four sizes of an article picture, as absolute addresses. */
export function toImages(shopOrigin: string, picture: string) {
  const at = (width: number) => `${shopOrigin}/media/products/${picture}-${width}.webp`
  return { smallImageUrl: at(413), mediumImageUrl: at(576), largeImageUrl: at(1024), originalImageUrl: at(1024) }
}
