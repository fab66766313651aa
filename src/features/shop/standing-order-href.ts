/** What a standing order is made from: the cart, or an order or a list by its id. */
export type StandingSource = { kind: 'cart' } | { kind: 'order' | 'list'; id: string }

/** @param path of the page of standing orders */
export const newStandingOrderHref = (path: string, source: StandingSource): string =>
  `${path}?${new URLSearchParams(source.kind === 'cart' ? { from: 'cart' } : { from: `${source.kind}:${source.id}` })}`

/** Null for text that names no source. */
export function readSource(text: string): StandingSource | null {
  if (text === 'cart') return { kind: 'cart' }
  const [, kind, id] = /^(order|list):([\w.-]{1,64})$/.exec(text) ?? []
  return (kind === 'order' || kind === 'list') && id ? { kind, id } : null
}
