/** Pictures of the commerce contract as the design system takes them. Called by the translators of cart and orders. */

interface CacheImage {
  readonly smallImageUrl: string | null
  readonly mediumImageUrl: string | null
  readonly largeImageUrl: string | null
}

/** Widths in pixels that the three sizes have. */
const widths = { smallImageUrl: 413, mediumImageUrl: 576, largeImageUrl: 1024 } as const

/** The first picture of a gallery in its widths; empty where there is none. */
export function toPictures(gallery: readonly CacheImage[] | null | undefined): { url: string; width: number }[] {
  const first = gallery?.[0]
  if (!first) return []
  return (Object.keys(widths) as (keyof typeof widths)[]).flatMap((size) => {
    const url = first[size]
    return url ? [{ url, width: widths[size] }] : []
  })
}
