/** Counting by a list (pure): by storage area, and what is to be ordered beside what is left. Called by the count sheet and its api. */
import type { MessageKey } from '#i18n/translator.ts'
import type { ListLine } from './list.ts'

/** Packings that should be there after a delivery: the target, else the usual amount. */
export const parLevelOf = ({ par, amount }: Pick<ListLine, 'par' | 'amount'>) => par ?? amount

/** The lines of each area, in the order in which the areas come; those without one stand together. */
export const groupByArea = <Line extends Pick<ListLine, 'area'>>(lines: readonly Line[]) =>
  [...Map.groupBy(lines, ({ area }) => area)].map(([area, kept]) => ({ area, lines: kept }))

/** The name of a field of a list's sheet: one a product. */
export const fieldOf = (kind: 'left' | 'area' | 'par', productId: string) => `${kind}-${productId}`

/** What was typed: a whole number up to 9999, null for nothing, undefined for anything else. */
export function toStocktake(typed: string): number | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined
}

/** Fields that cannot be read, each with what is said there. */
export type Wrong = Record<string, MessageKey>

interface Proposal {
  /** What is missing to the target, as the order pad reads it: `200001 3`, a line an article. */
  text: string
  /** Articles that were counted. */
  counted: number
  wrong: Wrong
}

/** What is to be ordered, by what was typed of what is left; what was not counted is not ordered. */
export function toOrderProposal(
  lines: readonly Pick<ListLine, 'productId' | 'sku' | 'par' | 'amount'>[],
  fields: Readonly<Record<string, string>>,
): Proposal {
  const counts = lines.map((line) => ({ line, left: toStocktake(fields[fieldOf('left', line.productId)] ?? '') }))
  const wrong: Wrong = {}
  for (const { line, left } of counts)
    if (left === undefined) wrong[fieldOf('left', line.productId)] = 'lists.countWrong'
  const rows = counts.flatMap(({ line, left }) => {
    const missing = typeof left === 'number' ? parLevelOf(line) - left : 0
    return missing > 0 ? [`${line.sku} ${missing}`] : []
  })
  return { text: rows.join('\n'), counted: counts.filter(({ left }) => typeof left === 'number').length, wrong }
}
