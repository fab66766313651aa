/** Undo of a cart change in steps, each executed at most once even if a response is lost. */
import type { FormAction } from '#features/forms/form-action.ts'
import type { PackingQuantity } from '#features/pricing/customer-price.ts'
import type { Problem } from '#service/problem.ts'
import type { Result } from '#service/result.ts'
import type { Cart, RemovedLine } from '../cart.ts'
import { type CartResponse, newIdempotencyKey } from './cart-response.ts'

export type UndoAction = FormAction<CartResponse>

export type UndoStep = Pick<RemovedLine, 'productId' | 'quantity'> & {
  /** Id of a removed line, whose place the new one takes. */
  lineId?: string
  /** Quantity of the line after the addition, for backends that cannot detect a repeat. */
  quantityBefore?: number
}

export type Send = (action: UndoAction, values: Record<string, string | undefined>) => Promise<Result<CartResponse>>

/** Runs the steps in sequence; called again, it continues with the failed step. @returns function that resolves to the problem, null if all are done */
export function createUndo(action: UndoAction, steps: readonly UndoStep[]) {
  const rest = steps.map(({ productId, quantity, lineId, quantityBefore }) => ({
    // one key per step: a retry after a lost response is executed once
    fields: { productId, quantity: String(quantity), lineId, idempotencyKey: newIdempotencyKey() },
    held: quantityBefore,
  }))
  let isRetry = false
  return async (send: Send, onMessage: (message: string) => void): Promise<Problem | null> => {
    for (let step = rest[0]; step; step = rest[0]) {
      const { fields, held } = step
      const outcome = await send(action, isRetry && held !== undefined ? { ...fields, held: String(held) } : fields)
      isRetry = !outcome.ok
      if (!outcome.ok) return outcome.problem
      rest.shift()
      if (outcome.value.message) onMessage(outcome.value.message)
    }
    return null
  }
}

/** Steps that subtract an addition; null if the new cart lacks one of its lines. */
export function toUndoSteps(cart: Cart | null, items: readonly PackingQuantity[]): UndoStep[] | null {
  const steps = items.flatMap(({ productId, quantity }) => {
    const quantityBefore = cart?.lines.find((line) => line.productId === productId)?.quantity
    return quantityBefore ? [{ productId, quantity, quantityBefore }] : []
  })
  return steps.length === items.length ? steps : null
}
