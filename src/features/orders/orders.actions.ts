import { formAction } from '#features/forms/form-action.ts'

export const addOrderToCart = (id: string) => formAction('/orders/:id/cart', { id })
export const declineQuote = (id: string) => formAction('/orders/:id/decline', { id })
export const replyToQuote = (id: string) => formAction('/orders/:id/reply', { id })
export const confirmRecall = (id: string) => formAction('/orders/recalls/:id/confirm', { id })
export const cancelOrder = (id: string) => formAction('/orders/:id/cancel', { id })
