import type { FormName } from '../../backends/commerce/seed/data/picture.ts'
import type { SeedPacking } from '../../backends/commerce/seed/data/shape.ts'

/** Forms that show the whole packing; others show one inner piece. */
const outer: ReadonlySet<FormName> = new Set<FormName>([
  'crate',
  'layer',
  'openbox',
  'icebox',
  'winecase',
  'bottlecrate',
  'punnets',
  'carton',
])

const printed = { g: 'g', kg: 'kg', ml: 'ml', cl: 'cl', l: 'L', piece: 'st.', m: 'm' } as const

/** Belgian packs use a decimal comma in every language. */
function amount({ amount: value, unit }: SeedPacking['each']) {
  return `${String(value).replace('.', ',')} ${printed[unit]}`
}

/** "20 × 250 g" on a carton, "250 g" on one of its packs, "180 st." for counted pieces. */
export function netText(form: FormName, { count, each }: SeedPacking): string {
  const isCounted = each.unit === 'piece' && each.amount === 1
  if (isCounted) return amount({ amount: count, unit: 'piece' })
  return count > 1 && outer.has(form) ? `${count} × ${amount(each)}` : amount(each)
}

/** The stamp on a carton: "×6", or empty for a single piece. */
export const countStamp = ({ count }: SeedPacking) => (count > 1 ? `×${count}` : '')
