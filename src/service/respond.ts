import type { Context } from 'hono'
import type { ApiEnv, Outcome } from '#server/context/context.ts'

/** Response of a write: JSON, and the outcome for forms without scripts. @param leadsTo next page without scripts, if the value has none */
export function respond<Value extends object>(
  c: Context<ApiEnv>,
  value: Value & Omit<Outcome, 'problem'>,
  leadsTo?: string,
) {
  const { next = leadsTo, notice } = value
  c.set('outcome', { next, notice })
  return c.json(value, 200)
}
