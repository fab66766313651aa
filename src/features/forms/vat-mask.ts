/** How VAT numbers of a country look: 9 stands for a digit, A for a letter, * for either. Used by the request for access and by forms of the CMS. */

const kinds: Record<string, string> = { '9': '\\d', A: '[A-Z]', '*': '[A-Z\\d]' }
const withoutSeparators = (text: string) => text.toUpperCase().replace(/[^A-Z\d*]/g, '')

/** The letters that a mask begins with, which stand for themselves (for Greece EL, not the country's code), and the rest. */
function partsOf(vatMask: string): [letters: string, rest: string] {
  const mask = withoutSeparators(vatMask)
  const [letters = ''] = /^[A-Z]{2}/.exec(mask) ?? []
  return [letters, mask.slice(letters.length)]
}

/** Whether a number, with or without separators and the country's letters, has the form of the mask; null: any text. */
export function matchesMask(vatMask: string | null, text: string): boolean {
  const plain = withoutSeparators(text)
  if (vatMask === null) return plain !== ''
  const [letters, rest] = partsOf(vatMask)
  const pattern = [...rest].map((sign) => kinds[sign] ?? sign).join('')
  return new RegExp(`^(?:${letters})?${pattern}$`).test(plain)
}

/** A number that looks like those of a mask: BE1234567890. */
export function maskExample(vatMask: string | null): string {
  const [letters, rest] = partsOf(vatMask ?? '')
  let count = 0
  const next = () => String(++count % 10)
  return letters + rest.replace(/[9*]/g, next).replace(/A/g, 'X')
}
