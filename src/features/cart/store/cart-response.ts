/** What a write of the cart answers, and the name of a press. Used by whatever changes the cart in a browser. */
import type { Answer } from '#features/forms/form-action.ts'
import type { CartChange } from '../cart.service.ts'

export type CartResponse = CartChange & Answer

/** One press of a button: sent again by whatever stands between, it changes nothing twice. */
export const newIdempotencyKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(36))
    .join('')
    .slice(0, 32)
