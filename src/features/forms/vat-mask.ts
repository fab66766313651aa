/** Masks of VAT numbers: 9 is a digit, A a letter, * either. */

const kinds: Record<string, string> = { '9': '\\d', A: '[A-Z]', '*': '[A-Z\\d]' }
const withoutSeparators = (text: string) => text.toUpperCase().replace(/[^A-Z\d*]/g, '')

/** Splits off the leading letters of a mask, which are literal (EL for Greece, not the country code). */
function partsOf(vatMask: string): [letters: string, rest: string] {
  const mask = withoutSeparators(vatMask)
  const [letters = ''] = /^[A-Z]{2}/.exec(mask) ?? []
  return [letters, mask.slice(letters.length)]
}

/** Whether the text matches, with or without separators and country prefix; a null mask accepts any non-empty text. */
export function matchesMask(vatMask: string | null, text: string): boolean {
  const plain = withoutSeparators(text)
  if (vatMask === null) return plain !== ''
  const [letters, rest] = partsOf(vatMask)
  const pattern = [...rest].map((sign) => kinds[sign] ?? sign).join('')
  return new RegExp(`^(?:${letters})?${pattern}$`).test(plain)
}

/** Example number of a mask: BE1234567890. */
export function maskExample(vatMask: string | null): string {
  const [letters, rest] = partsOf(vatMask ?? '')
  let count = 0
  const next = () => String(++count % 10)
  return letters + rest.replace(/[9*]/g, next).replace(/A/g, 'X')
}
