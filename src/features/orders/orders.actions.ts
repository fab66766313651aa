import { formAction } from '#features/forms/form-action.ts'

export const addFrequentItemsToCart = formAction('/orders/frequent-items/cart')
export const addOrderToCart = (id: string) => formAction('/orders/:id/cart', { id })
export const cancelOrder = (id: string) => formAction('/orders/:id/cancel', { id })
