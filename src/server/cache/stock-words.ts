/** Reads and renews the words about stock in answers of commerce. Pure. Called by clients/tell-stock.ts. */
import type { StockWords } from './stock.ts'

/** What a backend tells of a packing or a set. */
export interface Told {
  stock: number | null
  stockStatus?: string | null
}

/** As screens read it (pricing/stock-status.ts): an empty word is none. */
export const toWord = ({ stock, stockStatus }: Told): string | null =>
  stockStatus || (stock === null ? null : stock > 0 ? 'some' : 'none')

type Product = Told & { sku: string; variants?: readonly unknown[] | null }

const isProduct = (value: unknown): value is Product =>
  typeof value === 'object' && value !== null && 'stock' in value && 'sku' in value && typeof value.sku === 'string'

/** A family, and each of its packings has a word: then nobody is shown another one. */
const isToldByPackings = ({ variants }: Product) =>
  Array.isArray(variants) && variants.length > 0 && variants.every((one) => isProduct(one) && toWord(one) !== null)

/** The words of all packings and sets in an answer. */
export function readStock(answer: unknown): StockWords {
  const words: StockWords = {}
  const look = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    if (isProduct(value) && !isToldByPackings(value)) {
      const word = toWord(value)
      if (word !== null) words[value.sku] = word
    }
    // the family of a packing, with packings that are not shown
    for (const [name, member] of Object.entries(value)) if (name !== 'parent') look(member)
  }
  look(answer)
  return words
}

/** The answer with what was told of stock; where nothing was, with nothing. */
export function withStock<Answer>(answer: Answer, told: ReadonlyMap<string, Told>): Answer {
  const renew = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(renew)
    if (typeof value !== 'object' || value === null) return value
    const members = Object.entries(value).map(([name, member]) => [name, renew(member)])
    if (!isProduct(value)) return Object.fromEntries(members)
    const { stock = null, stockStatus = null } = told.get(value.sku) ?? {}
    return { ...Object.fromEntries(members), stock, stockStatus }
  }
  return renew(answer) as Answer
}
