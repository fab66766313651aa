/** The writes of the checkout. */
import { formAction } from '#features/forms/form-action.ts'

export const placeOrder = formAction('/checkout/order')
/** Asks what became of an order without an answer. */
export const retryOrder = formAction('/checkout/unanswered')
