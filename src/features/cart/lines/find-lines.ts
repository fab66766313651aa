import { foldLetters } from '#features/catalogue/letter-case.ts'
import type { CartLine } from '../cart.ts'

/** Lines whose name or article number contains every word; all lines for an empty text. */
export function findLines(lines: readonly CartLine[], text: string): readonly CartLine[] {
  const words = foldLetters(text).split(/\s+/).filter(Boolean)
  return lines.filter(({ name, sku }) => {
    const own = foldLetters(`${name} ${sku}`)
    return words.every((word) => own.includes(word))
  })
}
