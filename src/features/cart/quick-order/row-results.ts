import type { FoundPacking } from '../add/find-codes.service.ts'
import { containedEan, toGtin } from '../add/gtin.ts'
import type { QuickOrderRow } from './parse-rows.ts'

/** `suggested`: the row has no known code, and the search found products for its words. */
export type RowStatus = 'found' | 'sold_out' | 'unknown' | 'ambiguous' | 'suggested' | 'no_quantity' | 'zero_quantity'

export interface RowResult {
  line: number
  text: string
  state: RowStatus
  /** Null unless the row matches exactly one packaging unit. */
  packing: FoundPacking | null
  quantity: number | null
  /** Units that an ambiguous or suggested row may mean, each with the row that means it alone. */
  choices: (FoundPacking & { row: string })[]
}

export interface QuickOrderResult {
  answers: RowResult[]
  left: number
}

type Match = { packing: FoundPacking; quantity: number | null }

/** The one packaging unit whose label is in the row; else all of them. */
function byUnit(packings: readonly FoundPacking[], words: readonly string[]): readonly FoundPacking[] {
  const named = packings.filter(({ unit, units }) =>
    [unit, units].some((label) => label !== null && words.includes(label.toLowerCase())),
  )
  return named.length === 1 ? named : packings
}

const toChoice = ({ packing, quantity }: Match) => ({
  ...packing,
  row: [packing.sku, quantity].filter(Boolean).join(' '),
})

function toRowResult(
  { line, text, readings, words, named }: QuickOrderRow,
  found: ReadonlyMap<string, FoundPacking[]>,
): RowResult {
  const row = { line, text, packing: null, quantity: null, choices: [] }
  const matches = new Map<string, Match>()
  // two codes of one packaging unit are one match
  for (const { code, quantity } of readings)
    for (const packing of byUnit(found.get(code) ?? [], words))
      if (!matches.get(packing.productId)?.quantity) matches.set(packing.productId, { packing, quantity })
  const [only, ...others] = matches.values()
  if ([named, ...readings].some((reading) => reading?.quantity === 0))
    return { ...row, packing: others.length === 0 && only ? only.packing : null, state: 'zero_quantity' }
  if (!only) return { ...row, state: 'unknown' }
  if (others.length > 0) return { ...row, state: 'ambiguous', choices: [only, ...others].map(toChoice) }
  const { packing, quantity } = only
  if (quantity === null) return { ...row, packing, state: 'no_quantity' }
  return { ...row, packing, quantity, state: packing.stockStatus === 'sold_out' ? 'sold_out' : 'found' }
}

export const toRowResults = (rows: readonly QuickOrderRow[], found: ReadonlyMap<string, FoundPacking[]>): RowResult[] =>
  rows.map((row) => toRowResult(row, found))

/** EANs of the items that the cases of the row's barcodes contain. */
export const containedCodes = ({ readings }: QuickOrderRow): string[] =>
  readings.flatMap(({ code }) => containedEan(toGtin(code) ?? '') ?? [])

/**
 * A name is never ordered unseen, nor a case that is known only by the item in it: such a row has choices, and quantity 1 if none is
 * given. @param suggestions units by searched name or contained EAN
 */
export function withSuggestions(
  results: readonly RowResult[],
  rows: readonly QuickOrderRow[],
  suggestions: ReadonlyMap<string, FoundPacking[]>,
): RowResult[] {
  return results.map((result, index) => {
    const row = rows[index]
    if (!row || result.state !== 'unknown') return result
    const [contained = ''] = containedCodes(row)
    const inCase = suggestions.get(contained)
    const packings = inCase ?? suggestions.get(row.named?.name ?? '') ?? []
    if (packings.length === 0) return result
    const quantity = (inCase ? row.readings[0] : row.named)?.quantity ?? 1
    const choices = byUnit(packings, row.words).map((packing) => toChoice({ packing, quantity }))
    return { ...result, state: 'suggested', choices }
  })
}

/** Available quantity if the row asks for more; else null. */
export const cappedQuantity = ({ packing, quantity }: Pick<RowResult, 'packing' | 'quantity'>): number | null =>
  packing?.stock != null && quantity !== null && packing.stock < quantity ? packing.stock : null

export const remainingText = (answers: readonly RowResult[]): string =>
  answers.flatMap(({ state, text }) => (state === 'found' ? [] : [text])).join('\n')
