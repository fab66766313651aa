/** How a route answers. Called by *.api.ts. */
import type { Context, TypedResponse } from 'hono'
import type { ApiEnv, Outcome } from '#server/context.ts'

/**
 * The answer of a write: its value as JSON, and as what a form without scripts goes on with.
 * @param leadsTo without scripts, where the value does not say it
 */
export function answer<Value extends object>(c: Context<ApiEnv>, value: Value & Outcome, leadsTo?: string) {
  const { next = leadsTo, notice } = value
  if (c.env.outcome) Object.assign(c.env.outcome, { next, notice })
  return c.json(value, 200)
}

/** What is JSON already, typed as itself: hono's own typing ends where a type holds itself, as a text of an editor does. */
export class JsonAnswer<Value> extends Response implements TypedResponse<Value, 200, 'json'> {
  declare readonly _data: Value
  declare readonly _status: 200
  declare readonly _format: 'json'
  constructor(value: Value) {
    super(JSON.stringify(value), { headers: { 'content-type': 'application/json' } })
  }
}
