/** Reads a search that orders (pure): `3 karton gouda`. Used by the palette. */
import { isMeasure } from '#features/cart/pad/read-quantity.ts'
import { isUnitSynonym } from './unit-synonyms.ts'

export interface Wanted {
  quantity: number
  /** What the packing was called; null where it was not. */
  unit: string | null
  /** The article, as it is looked for. */
  article: string
}

/** Null: no quantity at its head, or one that belongs to the name (`5 kg flour`). */
export function readOrder(text: string): Wanted | null {
  const [, digits = '', rest = ''] = /^\s*(\d{1,4})\s*[x×*]?\s+(\S.*)$/iu.exec(text) ?? []
  const quantity = Number(digits)
  const [word = '', ...others] = rest.trim().split(/\s+/)
  if (quantity < 1 || isMeasure(word) || !/\p{L}{2}|\d{4}/u.test(rest)) return null
  if (others.length > 0 && isUnitSynonym(word)) return { quantity, unit: word, article: others.join(' ') }
  return { quantity, unit: null, article: rest.trim() }
}

/** Pasted text of several rows is a list for the order pad; null where it is one line. */
export function toPastedList(text: string): string | null {
  const rows = text.split(/\r\n?|\n/).filter((row) => row.trim() !== '')
  return rows.length > 1 ? rows.join('\n') : null
}

/** As much of a list as an address holds: the pad takes it from there. */
const maxAddress = 14_000

/** Whole rows, from the first, that fit into the address of the pad. */
export function fitUrl(list: string): string {
  const rows = list.split('\n')
  let length = 0
  const end = rows.findIndex((row) => {
    length += encodeURIComponent(`${row}\n`).length
    return length > maxAddress
  })
  return rows.slice(0, end < 0 ? rows.length : end).join('\n')
}
