/** The steps that take a change of the cart back, outside of React: each once, whatever becomes of its answer. Made by use-undo.ts. */

import type { FormAction } from '#features/forms/form-action.ts'
import type { Problem } from '#service/problem.ts'
import type { Result } from '#service/result.ts'
import type { RemovedLine } from '../cart.ts'
import { type CartResponse, newIdempotencyKey } from './cart-response.ts'

/** What takes a deed back: the addition of what was taken out, or the reverse. */
export type UndoAction = FormAction<CartResponse>

export type UndoStep = Pick<RemovedLine, 'productId' | 'quantity'> & {
  /** What the line held when the deed was done, for backends that cannot tell a repeat. */
  quantityBefore?: number
}

export type Send = (action: UndoAction, values: Record<string, string>) => Promise<Result<CartResponse>>

/**
 * Takes the steps one after the other; called again after a problem it goes on where it stopped.
 * @returns what went wrong, null when all is done
 */
export function createUndo(action: UndoAction, steps: readonly UndoStep[]) {
  const rest = steps.map(({ productId, quantity, quantityBefore }) => ({
    // the press is that of the deed: tried again after a lost answer, it happens once
    fields: { productId, quantity: String(quantity), press: newIdempotencyKey() },
    held: quantityBefore,
  }))
  let isAgain = false
  return async (send: Send, onMessage: (message: string) => void): Promise<Problem | null> => {
    for (let step = rest[0]; step; step = rest[0]) {
      const { fields, held } = step
      const outcome = await send(action, isAgain && held !== undefined ? { ...fields, held: String(held) } : fields)
      isAgain = !outcome.ok
      if (!outcome.ok) return outcome.problem
      rest.shift()
      if (outcome.value.message) onMessage(outcome.value.message)
    }
    return null
  }
}
