import { formAction } from '#features/forms/form-action.ts'

export const addItemToCart = formAction('/cart/items')
export const addBundleToCart = formAction('/cart/sets')
export const undoAdd = formAction('/cart/undo-add')
export const clearCart = formAction('/cart/clear')
export const addQuickOrderToCart = formAction('/cart/quick-order')
export const checkQuickOrder = formAction('/cart/quick-order/read')
export const setLineQuantity = (id: string) => formAction('/cart/items/:id', { id })
export const replaceLine = (id: string) => formAction('/cart/items/:id/replace', { id })
export const removeLine = (id: string) => formAction('/cart/items/:id/remove', { id })
