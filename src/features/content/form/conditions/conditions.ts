/** Evaluates the conditions under which a field, a page or its next button is visible, in the browser and in the API. */

export interface Conditions {
  outcome: 'show' | 'hide'
  need: 'all' | 'any'
  list: { handle: string; is: Comparison; value: string }[]
}

export const comparisons = ['=', '!=', '>', '<', 'contains', 'notContains', 'startsWith', 'endsWith'] as const
type Comparison = (typeof comparisons)[number]

const toNumbers = (left: string, right: string): [number, number] | null => {
  const [a, b] = [Number(left), Number(right)]
  return left.trim() !== '' && right.trim() !== '' && !Number.isNaN(a) && !Number.isNaN(b) ? [a, b] : null
}

/** Compares numerically if both are numbers, else as text (also ISO 8601 dates). NaN if `left` is empty: neither more nor less. */
function compare(left: string, right: string): number {
  if (left === '') return Number.NaN
  const numbers = toNumbers(left, right)
  if (numbers) return numbers[0] - numbers[1]
  return left < right ? -1 : left > right ? 1 : 0
}

const holds: Record<Comparison, (given: string[], value: string) => boolean> = {
  '=': (given, value) => given.includes(value),
  '!=': (given, value) => !given.includes(value),
  '>': (given, value) => given.some((each) => compare(each, value) > 0),
  '<': (given, value) => given.some((each) => compare(each, value) < 0),
  contains: (given, value) => given.some((each) => each.includes(value)),
  notContains: (given, value) => !given.some((each) => each.includes(value)),
  startsWith: (given, value) => given.some((each) => each.startsWith(value)),
  endsWith: (given, value) => given.some((each) => each.endsWith(value)),
}

/** @param given values by handle; several for a multiple choice */
export function isShown(conditions: Conditions | null, given: ReadonlyMap<string, string[]>): boolean {
  if (!conditions || conditions.list.length === 0) return true
  const met = ({ handle, is, value }: Conditions['list'][number]) => holds[is](given.get(handle) ?? [''], value)
  const areMet = conditions.need === 'any' ? conditions.list.some(met) : conditions.list.every(met)
  return areMet === (conditions.outcome === 'show')
}

/** Parses the conditions of the CMS, given as a value or JSON text; null if none is usable. */
export function toConditions(given: unknown): Conditions | null {
  const value = typeof given === 'string' ? parse(given) : given
  if (typeof value !== 'object' || value === null) return null
  const { showRule, conditionRule, conditions } = value as Record<string, unknown>
  const list = (Array.isArray(conditions) ? conditions : []).flatMap((each: unknown) => {
    const { field, condition, value: wanted } = (each ?? {}) as Record<string, unknown>
    const handle = typeof field === 'string' ? (/^\{(?:field:)?([^}]+)\}$/.exec(field)?.[1] ?? field) : ''
    const is = comparisons.find((name) => name === condition)
    return handle && is ? [{ handle, is, value: String(wanted ?? '') }] : []
  })
  if (list.length === 0) return null
  return { outcome: showRule === 'hide' ? 'hide' : 'show', need: conditionRule === 'any' ? 'any' : 'all', list }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
