import type { SeedPacking } from './data/shape.ts'

const measures = {
  g: { kind: 'weight', size: 1 },
  kg: { kind: 'weight', size: 1000 },
  ml: { kind: 'volume', size: 1 },
  cl: { kind: 'volume', size: 10 },
  l: { kind: 'volume', size: 1000 },
  piece: { kind: 'piece', size: 1 },
  m: { kind: 'length', size: 1 },
} as const satisfies Record<SeedPacking['each']['unit'], { kind: string; size: number }>

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** Smallest units that each packing takes from the shared stock: a case of 12 bottles takes 12. Different measures are compared by gross weight. */
export function toStockUnits(packings: readonly SeedPacking[]): number[] {
  const kinds = new Set(packings.map(({ each }) => measures[each.unit].kind))
  const sizes = packings.map(({ count, each, weightGrams }) =>
    Math.max(1, Math.round(kinds.size === 1 ? count * each.amount * measures[each.unit].size : weightGrams)),
  )
  const common = sizes.reduce(divisor)
  return sizes.map((size) => size / common)
}

/** The last digit of an EAN-13, from its first twelve. */
export function checkDigit(twelve: string): number {
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10
}

/** A code with a prefix that GS1 reserves for internal use, so that it belongs to no real product. */
export function toEan13(number: string, packing: number): string {
  const twelve = `2000${number.padStart(6, '0')}${String(packing).padStart(2, '0')}`
  return `${twelve}${checkDigit(twelve)}`
}
