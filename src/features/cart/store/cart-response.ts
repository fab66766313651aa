import type { WriteResponse } from '#features/forms/form-action.ts'
import type { CartChange } from '../cart.service.ts'

export type CartResponse = CartChange & WriteResponse

/** Random key of one write: the backend executes repeats with the same key once. */
export const newIdempotencyKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(36))
    .join('')
    .slice(0, 32)
