// Contents of packings, and the stock that packings of one product share.

export type Measure = 'g' | 'kg' | 'ml' | 'cl' | 'l' | 'piece' | 'm'

export type PackedContent = {
  /** Inner pieces in it: 12 for "12 x 750 ml", 1 for a 25 kg sack. */
  count: number
  /** Net content of one inner piece. */
  each: { amount: number; unit: Measure }
  /** Gross weight of the packing in grams. */
  weightGrams: number
}

const measures = {
  g: { kind: 'weight', size: 1 },
  kg: { kind: 'weight', size: 1000 },
  ml: { kind: 'volume', size: 1 },
  cl: { kind: 'volume', size: 10 },
  l: { kind: 'volume', size: 1000 },
  piece: { kind: 'piece', size: 1 },
  m: { kind: 'length', size: 1 },
} as const satisfies Record<Measure, { kind: string; size: number }>

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** Smallest units that each packing takes from the shared stock: a case of 12 bottles takes 12. Different measures are compared by gross weight. */
export function toStockUnits(packings: readonly PackedContent[]): number[] {
  const kinds = new Set(packings.map(({ each }) => measures[each.unit].kind))
  const sizes = packings.map(({ count, each, weightGrams }) =>
    Math.max(1, Math.round(kinds.size === 1 ? count * each.amount * measures[each.unit].size : weightGrams)),
  )
  const common = sizes.reduce(divisor)
  return sizes.map((size) => size / common)
}
