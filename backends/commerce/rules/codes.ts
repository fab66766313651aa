// Codes that a text may mean: SKU, article number or EAN-13, also without its dash, with separators or next to a quantity.

const code = '\\d{5,13}(?:-\\d{1,3})?'
const quantity = '\\d{1,4}'
const times = '[x×*]'
const withQuantity = new RegExp(
  `^(?:${quantity} *${times} *|${times}? *${quantity} +)?(${code})(?: *${times} *${quantity}| +${quantity} *${times}?)?$`,
  'iu',
)

/** Digits of an article number and of the packing that a SKU appends after a dash. */
const withoutDash = /^(\d{5,7})(\d)$/

/** The text itself, then other spellings of the code. The caller looks up which of them exist. */
export function toCodes(text: string): string[] {
  const typed = text.trim().slice(0, 100)
  const codes = [typed]
  if (/^\d+(?:[ .-]\d+)+$/.test(typed)) codes.push(typed.replace(/[ .]/g, '-'), typed.replace(/\D/g, ''))
  const dashed = withoutDash.exec(typed)
  if (dashed) codes.push(`${dashed[1]}-${dashed[2]}`)
  const named = withQuantity.exec(typed)?.[1]
  if (named) codes.push(named)
  return [...new Set(codes)]
}
