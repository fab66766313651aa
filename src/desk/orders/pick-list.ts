type Picked = { number: string; status: string; lines: readonly { sku: string; name: string; quantity: number }[] }
export type PickLine = { sku: string; name: string; quantity: number; numbers: string[] }

/** One line per article with the sum of all orders, by article number. Canceled orders are left out. */
export function toPickLines(orders: readonly Picked[]): PickLine[] {
  const lines = new Map<string, PickLine>()
  for (const order of orders) {
    if (order.status === 'canceled') continue
    for (const { sku, name, quantity } of order.lines) {
      const line = lines.get(sku) ?? { sku, name, quantity: 0, numbers: [] }
      line.quantity += quantity
      line.numbers.push(order.number)
      lines.set(sku, line)
    }
  }
  return [...lines.values()].sort((a, b) => a.sku.localeCompare(b.sku))
}
