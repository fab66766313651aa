import { formAction } from '#features/forms/form-action.ts'

export const placeOrder = formAction('/checkout/order')
/** Retries an order without a response, to learn its outcome. */
export const retryOrder = formAction('/checkout/unanswered')
