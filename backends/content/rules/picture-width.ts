// Which width of a picture answers a request. Called by resolvers/asset.ts and resolvers/seo.ts.

/**
 * The smallest width that is at least the asked one, never above the original; the original when nothing is asked.
 * @returns null for a file that exists in one size only
 */
export function chooseWidth(widths: readonly number[], asked: number | null): number | null {
  const sorted = widths.toSorted((a, b) => a - b)
  const original = sorted.at(-1) ?? null
  if (asked === null || asked <= 0) return original
  return sorted.find((width) => width >= asked) ?? original
}
