/** The response of a write. */
import type { Context } from 'hono'
import type { ApiEnv, Outcome } from '#server/context.ts'

/**
 * The answer of a write: its value as JSON, and as what a form without scripts goes on with.
 * @param leadsTo without scripts, where the value does not say it
 */
export function answer<Value extends object>(c: Context<ApiEnv>, value: Value & Outcome, leadsTo?: string) {
  const { next = leadsTo, notice } = value
  c.set('outcome', { next, notice })
  return c.json(value, 200)
}
