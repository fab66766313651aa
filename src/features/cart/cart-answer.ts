/** What a write of the cart answers, and the name of a press. Used by whatever changes the cart in a browser. */
import type { Answer } from '#features/forms/send-form.ts'
import type { Cart, RemovedLine, SkippedLine } from './cart.ts'

export type CartAnswer = Answer & {
  cart: Cart | null
  message: string | null
  skipped: SkippedLine[]
  /** Packings that reached the cart, when something was put in. */
  added?: number
  /** Lines that were taken out. */
  removed?: RemovedLine[]
}

/** One press of a button: sent again by whatever stands between, it changes nothing twice. */
export const newPress = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(36))
    .join('')
    .slice(0, 32)
