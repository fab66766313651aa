/** Total of a packing: `12 × 750 ml = 9 l`, or `15 × case` of a smaller packing. */
import { type BaseUnit, parseContent } from '#features/pricing/content-amount.ts'
import { formatNumber } from '#i18n/format.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Packing } from './product-card.ts'

interface PackingSum {
  /** Net content of several inner pieces: formatted (`9 l`), or a number of pieces to translate; null for one piece. */
  net: { text: string } | { pieces: number } | null
  /** The same as a whole number of a smaller packing of the product: 15 cases; null if none fits. */
  of: { count: number; packing: Packing } | null
}

const smaller: Record<Exclude<BaseUnit, 'piece'>, string> = { kg: 'g', l: 'ml' }

/** Formats `9 l`; amounts below 1 as grams or millilitres: `600 g`. */
function toText(locale: Locale, amount: number, unit: Exclude<BaseUnit, 'piece'>): string {
  const [value, name] = amount < 1 ? [amount * 1000, smaller[unit]] : [amount, unit]
  return `${formatNumber(locale, Math.round(value * 1000) / 1000)}\u00a0${name}`
}

/** @param packings all packings of the product, including `packing` */
export function toPackingTotal(packing: Packing, packings: readonly Packing[], locale: Locale): PackingSum {
  const held = parseContent(packing.content, locale)
  if (!held) return { net: null, of: null }
  const several = packing.content?.includes('×') === true && held.count > 1
  const net = held.unit === 'piece' ? { pieces: held.amount } : { text: toText(locale, held.amount, held.unit) }
  return { net: several ? net : null, of: findPart(packing, held, packings, locale) }
}

type Content = NonNullable<ReturnType<typeof parseContent>>
const each = ({ amount, count }: Content) => amount / count
const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-6

/** Largest packing of several pieces that divides this one into a whole number. */
function findPart(packing: Packing, held: Content, packings: readonly Packing[], locale: Locale): PackingSum['of'] {
  const parts = packings.flatMap((other) => {
    const part = other.id !== packing.id && other.unit ? parseContent(other.content, locale) : null
    const fits =
      part && part.unit === held.unit && part.count > 1 && part.count < held.count && isWhole(held.count / part.count)
    return fits && Math.abs(each(part) / each(held) - 1) < 1e-6 ? [{ packing: other, size: part.count }] : []
  })
  const [largest] = parts.toSorted((a, b) => b.size - a.size)
  return largest ? { count: Math.round(held.count / largest.size), packing: largest.packing } : null
}
