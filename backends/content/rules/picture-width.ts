/** Path of a file in this shop: the smallest served width of at least `asked`, else the largest; the original without `asked` or `widths`. */
export function pathForWidth(path: string, widths: readonly number[], asked: number | null): string {
  const sorted = widths.toSorted((a, b) => a - b)
  const chosen = asked && asked > 0 ? (sorted.find((width) => width >= asked) ?? sorted.at(-1)) : undefined
  return chosen === undefined ? path : `/img/${chosen}/shop${path}`
}
