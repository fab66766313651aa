import { formAction } from '#features/forms/form-action.ts'

export const addOrderToCart = (id: string) => formAction('/orders/:id/cart', { id })
export const cancelOrder = (id: string) => formAction('/orders/:id/cancel', { id })
