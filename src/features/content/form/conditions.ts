/** Whether a field is shown, by what stands in the others. Used by the form in the browser and by the api. */

export interface Conditions {
  /** What happens when they hold. */
  outcome: 'show' | 'hide'
  /** How many of them have to. */
  need: 'all' | 'any'
  list: { handle: string; is: Comparison; value: string }[]
}

export const comparisons = ['=', '!=', '>', '<', 'contains', 'notContains', 'startsWith', 'endsWith'] as const
type Comparison = (typeof comparisons)[number]

const toNumbers = (left: string, right: string): [number, number] | null => {
  const [a, b] = [Number(left), Number(right)]
  return left.trim() !== '' && right.trim() !== '' && !Number.isNaN(a) && !Number.isNaN(b) ? [a, b] : null
}

/** Numbers are compared as numbers, everything else (dates too, as ISO 8601) as text; no empty value is more or less. */
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

/** @param given values by handle; several where several can be chosen */
export function isShown(conditions: Conditions | null, given: ReadonlyMap<string, string[]>): boolean {
  if (!conditions || conditions.list.length === 0) return true
  const met = ({ handle, is, value }: Conditions['list'][number]) => holds[is](given.get(handle) ?? [''], value)
  const areMet = conditions.need === 'any' ? conditions.list.some(met) : conditions.list.every(met)
  return areMet === (conditions.outcome === 'show')
}

/** What the CMS sends, as a value or as JSON text; null where it means nothing. */
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
