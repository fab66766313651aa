/** Parses a search query that is an order: `3 karton gouda`. */
import { containedEan, gtinForms, toGtin } from '#features/cart/add/gtin.ts'
import { isUnitOfMeasure } from '#features/cart/quick-order/parse-quantity.ts'
import { isUnitSynonym } from './unit-synonyms.ts'

export interface OrderQuery {
  quantity: number
  unit: string | null
  article: string
  /** GTIN of 14 digits if the article is a barcode. */
  gtin?: string
}

/** The usual spelling of a scanned barcode; of a case with packing indicator, that of the item in it. */
function toBarcodeQuery(gtin: string, quantity: number): OrderQuery {
  const [form = gtin] = gtinForms(gtin)
  return { quantity, unit: null, article: containedEan(gtin) ?? form, gtin }
}

/** @returns null if the text is not a barcode and has no leading quantity, or the quantity belongs to the name (`5 kg flour`) */
export function parseOrderQuery(text: string): OrderQuery | null {
  const scanned = toGtin(text)
  if (scanned) return toBarcodeQuery(scanned, 1)
  const [, digits = '', rest = ''] = /^\s*(\d{1,4})\s*[x×*]?\s+(\S.*)$/iu.exec(text) ?? []
  const quantity = Number(digits)
  const [word = '', ...others] = rest.trim().split(/\s+/)
  if (quantity < 1 || isUnitOfMeasure(word) || !/\p{L}{2}|\d{4}/u.test(rest)) return null
  const gtin = toGtin(rest)
  if (gtin) return toBarcodeQuery(gtin, quantity)
  if (others.length > 0 && isUnitSynonym(word)) return { quantity, unit: word, article: others.join(' ') }
  return { quantity, unit: null, article: rest.trim() }
}

/** List for the quick order form; null if the text has only one line. */
export function toPastedList(text: string): string | null {
  const rows = text.split(/\r\n?|\n/).filter((row) => row.trim() !== '')
  return rows.length > 1 ? rows.join('\n') : null
}

/** Maximum length of the encoded list in the URL of the quick order form. */
const maxAddress = 14_000

export function truncateForUrl(list: string): string {
  const rows = list.split('\n')
  let length = 0
  const end = rows.findIndex((row) => {
    length += encodeURIComponent(`${row}\n`).length
    return length > maxAddress
  })
  return rows.slice(0, end < 0 ? rows.length : end).join('\n')
}
