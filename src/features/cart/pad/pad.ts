/** What is answered to each row of the order pad (pure). Called by its service. */
import type { FoundPacking } from '../add/find-codes.service.ts'
import type { QuickOrderRow } from './parse-rows.ts'

export type RowStatus = 'found' | 'sold_out' | 'unknown' | 'ambiguous' | 'no_quantity'

export interface RowResult {
  /** Line of the text, from 1. */
  line: number
  text: string
  state: RowStatus
  /** What the row means, where that is known. */
  packing: FoundPacking | null
  quantity: number | null
  /** What it may mean, where it is ambiguous. */
  choices: FoundPacking[]
}

export interface QuickOrderResult {
  answers: RowResult[]
  /** Rows beyond those that are read. */
  left: number
}

type QueryTerm = { packing: FoundPacking; quantity: number | null }

/** Of several packings the one whose unit the row names. */
function byUnit(packings: readonly FoundPacking[], words: readonly string[]): readonly FoundPacking[] {
  const named = packings.filter(({ unit, units }) =>
    [unit, units].some((label) => label !== null && words.includes(label.toLowerCase())),
  )
  return named.length === 1 ? named : packings
}

function toAnswer(
  { line, text, readings, words }: QuickOrderRow,
  found: ReadonlyMap<string, FoundPacking[]>,
): RowResult {
  const row = { line, text, packing: null, quantity: null, choices: [] }
  const meanings = new Map<string, QueryTerm>()
  // two spellings of one code are one meaning
  for (const { code, quantity } of readings)
    for (const packing of byUnit(found.get(code) ?? [], words))
      if (!meanings.get(packing.productId)?.quantity) meanings.set(packing.productId, { packing, quantity })
  const [only, ...others] = meanings.values()
  if (!only) return { ...row, state: 'unknown' }
  if (others.length > 0) return { ...row, state: 'ambiguous', choices: [only, ...others].map(({ packing }) => packing) }
  const { packing, quantity } = only
  if (quantity === null) return { ...row, packing, state: 'no_quantity' }
  return { ...row, packing, quantity, state: packing.stockStatus === 'sold_out' ? 'sold_out' : 'found' }
}

/** One answer a row, in the order of the text. */
export const toRowResults = (rows: readonly QuickOrderRow[], found: ReadonlyMap<string, FoundPacking[]>): RowResult[] =>
  rows.map((row) => toAnswer(row, found))

/** How many a row gets that asks for more than there are; null: all that it asks for. */
export const cappedQuantity = ({ packing, quantity }: Pick<RowResult, 'packing' | 'quantity'>): number | null =>
  packing?.stock != null && quantity !== null && packing.stock < quantity ? packing.stock : null

/** The rows that did not reach the cart, as they were typed. */
export const remainingText = (answers: readonly RowResult[]): string =>
  answers.flatMap(({ state, text }) => (state === 'found' ? [] : [text])).join('\n')
