export const problem = (status: number, title: string, headers: Record<string, string> = {}) =>
  Response.json({ title, status }, { status, headers: { 'content-type': 'application/problem+json', ...headers } })
