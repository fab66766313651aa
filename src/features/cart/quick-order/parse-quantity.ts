export interface QuantityField {
  /** 0 to 9999; null if it is another number. */
  value: number | null
  /** 3: with a quantity mark (`3x`, `3 boxes`). 2: a whole number. 1: with zero decimals, which may be a price, or not orderable. */
  weight: 1 | 2 | 3
}

const maxQuantity = 9999

/** Only a single `0` is a quantity of zero: flour has the type `00`. */
const toWhole = (digits: string): number | null => {
  const value = Number(digits)
  return digits === '0' || (value >= 1 && value <= maxQuantity) ? value : null
}

/** Units of measure and currencies belong to a name or price, not to a quantity: 75 cl, 5kg, 40 %. */
export const isUnitOfMeasure = (word: string) =>
  /^(?:mg|g|gr|gram|kg|kilo|ml|cl|dl|l|lt|ltr|liter|litre|litres|mm|cm|m|%|°|vol|€|eur)\.?$/i.test(word)

/** Null if the field is not a number. `1.000` may have a decimal or thousands separator, so it is not guessed. */
export function parseQuantity(field: string): QuantityField | null {
  const text = field.trim()
  if (/^\d{1,4}$/.test(text)) return { value: toWhole(text), weight: 2 }
  const withZeroDecimals = /^(\d{1,4})[.,]0{1,2}$/.exec(text)?.[1]
  if (withZeroDecimals) return { value: toWhole(withZeroDecimals) || null, weight: 1 }
  const times = /^(?:[x×*]\s*(\d{1,4})|(\d{1,4})\s*[x×*])$/i.exec(text)
  if (times) return { value: toWhole(times[1] ?? times[2] ?? ''), weight: 3 }
  const [, digits, word = ''] = /^(\d{1,4})(?:[.,]0{1,2})?\s*([\p{L}.]{1,20})$/u.exec(text) ?? []
  if (digits && !isUnitOfMeasure(word)) return { value: toWhole(digits), weight: 3 }
  return /^[-+]?\d+(?:[.,]\d+)?$/.test(text) && text.replace(/\D/g, '').length <= 5 ? { value: null, weight: 1 } : null
}

const packagings = {
  nl: 'stuks?|fles(?:sen)?|doos|dozen|kist(?:en)?|krat(?:ten)?|zak(?:ken)?|bak(?:ken)?|pak(?:ken)?|blik(?:ken)?|pot(?:ten)?|emmers?|bus(?:sen)?|trays?|rol(?:len)?|bos(?:sen)?',
  en: 'pieces?|bottles?|box(?:es)?|cases?|crates?|bags?|packs?|cans?|tins?|jars?|tubs?|buckets?|cartons?|rolls?|bunch(?:es)?',
  de: 'stück|flaschen?|kartons?|kisten?|k[aä]sten|s[aä]cke?|beutel|packung(?:en)?|dosen?|gl[aä]s(?:er)?|eimer|rollen?|bund',
  fr: 'pièces?|bouteilles?|boîtes?|caisses?|sacs?|paquets?|pots?|seaux?|bidons?|rouleaux?|barquettes?|bottes?',
}
const packaging = new RegExp(`^(?:${Object.values(packagings).join('|')})\\.?$`, 'i')

/** Whether a word next to a quantity names a packaging and not the product: `3 bottles`. */
export const isPackaging = (word: string) => packaging.test(word)
