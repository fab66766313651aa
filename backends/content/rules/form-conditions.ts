type Condition = { field: string; condition: string; value: string }
type Conditions = { showRule?: string; conditionRule?: string; conditions?: Condition[] }

/** Compares numerically if both are numbers, else as text, like the browser does. NaN if `left` is empty: neither more nor less. */
function compareValues(left: string, right: string): number {
  if (left === '') return Number.NaN
  const difference = Number(left) - Number(right)
  if (!Number.isNaN(difference)) return difference
  return left < right ? -1 : left > right ? 1 : 0
}

function holds(given: readonly string[], { condition, value }: Condition): boolean {
  switch (condition) {
    case '=':
      return given.includes(value)
    case '!=':
      return !given.includes(value)
    case '>':
      return given.some((each) => compareValues(each, value) > 0)
    case '<':
      return given.some((each) => compareValues(each, value) < 0)
    case 'contains':
      return given.some((each) => each.includes(value))
    case 'notContains':
      return !given.some((each) => each.includes(value))
    case 'startsWith':
      return given.some((each) => each.startsWith(value))
    case 'endsWith':
      return given.some((each) => each.endsWith(value))
    default:
      return false
  }
}

/** @param enabled whether the editor enabled the conditions @param given values by handle */
export function isShown(enabled: unknown, stored: unknown, given: ReadonlyMap<string, readonly string[]>): boolean {
  const { showRule, conditionRule, conditions = [] } = (stored ?? {}) as Conditions
  if (enabled !== true || conditions.length === 0) return true
  const met = (condition: Condition) => {
    const handle = /^\{(?:field:)?(.+)\}$/.exec(condition.field)?.[1] ?? condition.field
    return holds(given.get(handle) ?? [''], condition)
  }
  const areMet = conditionRule === 'any' ? conditions.some(met) : conditions.every(met)
  return areMet === (showRule !== 'hide')
}
