/**
 * URL of a page in the cache: its path and the query parameters that its screen reads, in their order.
 * @param search query string with `?`, or empty
 */
export function toPageUrl(path: string, search: string, parameters: readonly string[]): string {
  if (!search || parameters.length === 0) return path
  const given = new URLSearchParams(search)
  const kept = parameters.flatMap((name) => {
    const value = given.get(name)
    return value ? [[name, value] as [string, string]] : []
  })
  return kept.length ? `${path}?${new URLSearchParams(kept)}` : path
}
