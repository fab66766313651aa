// Which width of a picture answers a request, and where it is. Called by resolvers/asset.ts and resolvers/seo.ts.

/**
 * Path of a file of this shop: of a picture in the smallest of its widths that is at least the asked one, never above the largest;
 * of the original when nothing is asked, and of what is no picture.
 * @param widths that the shop makes of it
 */
export function pathForWidth(path: string, widths: readonly number[], asked: number | null): string {
  const sorted = widths.toSorted((a, b) => a - b)
  const chosen = asked && asked > 0 ? (sorted.find((width) => width >= asked) ?? sorted.at(-1)) : undefined
  return chosen === undefined ? path : `/img/${chosen}/shop${path}`
}
