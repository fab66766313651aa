/** Idempotency keys of cart writes: a repeat of an addition that is unconfirmed, or whose outcome is unknown, has the same key. */
import type { Result } from '#service/result.ts'
import { clearCart, undoAdd } from '../cart.actions.ts'
import { newIdempotencyKey } from './cart-response.ts'

type Action = { readonly path: string }

/** After such a write, an equal addition is a new one. */
const changesLines = ({ path }: Action) =>
  path === undoAdd.path || path === clearCart.path || path.startsWith('/cart/items/')

const isUnknown = (outcome: Result<unknown>) =>
  !outcome.ok && (outcome.problem.status === 0 || outcome.problem.status >= 500)

export function createWriteKeys() {
  const keys = new Map<string, string>()
  return {
    /** Sends the fields with their key; fields that contain a key keep it. */
    async send<Outcome extends Result<unknown>>(
      action: Action,
      fields: URLSearchParams,
      send: (fields: Record<string, string>) => Promise<Outcome>,
    ): Promise<Outcome> {
      if (changesLines(action)) keys.clear()
      const id = `${action.path}?${fields}`
      const idempotencyKey = keys.get(id) ?? newIdempotencyKey()
      keys.set(id, idempotencyKey)
      const outcome = await send({ idempotencyKey, ...Object.fromEntries(fields) })
      if (!isUnknown(outcome) && keys.get(id) === idempotencyKey) keys.delete(id)
      return outcome
    },
  }
}
