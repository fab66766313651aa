/** How many packings a field asks for (pure). Called by parse-rows.ts. */

export interface QuantityField {
  /** Whole packings; null where it is a number that no cart takes. */
  value: number | null
  /** 3: says that it is a quantity (`3x`, `3 boxes`). 2: a plain whole number. 1: with decimals that are naught, which may be a price. */
  weight: 1 | 2 | 3
}

const most = 9999

const toWhole = (digits: string): number | null => {
  const value = Number(digits)
  return value >= 1 && value <= most ? value : null
}

/** A measure belongs to the name of an article: 75 cl, 5kg, 40 %. */
export const isMeasure = (word: string) =>
  /^(?:mg|g|gr|gram|kg|kilo|ml|cl|dl|l|lt|ltr|liter|litre|litres|mm|cm|m|%|°|vol|€|eur)\.?$/i.test(word)

/** Null: no number at all. A thousands' separator could also be a decimal one, so such a number is not guessed. */
export function readQuantity(field: string): QuantityField | null {
  const text = field.trim()
  if (/^\d{1,4}$/.test(text)) return { value: toWhole(text), weight: 2 }
  const naught = /^(\d{1,4})[.,]0{1,2}$/.exec(text)?.[1]
  if (naught) return { value: toWhole(naught), weight: 1 }
  const times = /^(?:[x×*]\s*(\d{1,4})|(\d{1,4})\s*[x×*])$/i.exec(text)
  if (times) return { value: toWhole(times[1] ?? times[2] ?? ''), weight: 3 }
  const [, digits, word = ''] = /^(\d{1,4})(?:[.,]0{1,2})?\s*([\p{L}.]{1,20})$/u.exec(text) ?? []
  if (digits && !isMeasure(word)) return { value: toWhole(digits), weight: 3 }
  // a number, but none that can be ordered
  return /^[-+]?\d+(?:[.,]\d+)?$/.test(text) && text.replace(/\D/g, '').length <= 5 ? { value: null, weight: 1 } : null
}
