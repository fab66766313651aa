import { formAction } from '#features/forms/form-action.ts'

export const placeOrder = formAction('/checkout/order')
export const retryOrder = formAction('/checkout/unconfirmed')
