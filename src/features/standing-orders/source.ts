/** What a standing order is made from: the cart, or an order or a list by its id. */
export type StandingSource = { kind: 'cart' } | { kind: 'order' | 'list'; id: string }

/** Reads `cart`, `order:<id>` or `list:<id>`, as the links "order regularly" write it; null for other text. */
export function readSource(text: string): StandingSource | null {
  if (text === 'cart') return { kind: 'cart' }
  const [, kind, id] = /^(order|list):([\w.-]{1,64})$/.exec(text) ?? []
  return (kind === 'order' || kind === 'list') && id ? { kind, id } : null
}
