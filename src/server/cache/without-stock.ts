/** Removes stock statuses from a response of commerce that is too old to show them. */
export function withoutStock<Response>(response: Response): Response {
  const remove = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(remove)
    if (typeof value !== 'object' || value === null) return value
    const members = Object.entries(value).map(([name, member]) => [
      name,
      name === 'stock' || name === 'stockStatus' ? null : remove(member),
    ])
    return Object.fromEntries(members)
  }
  return remove(response) as Response
}
