import { formAction } from '#features/forms/form-action.ts'

export const createList = formAction('/lists')
export const saveToList = formAction('/lists/save')
export const saveToNewList = formAction('/lists/save-to-new')
export const renameList = (id: string) => formAction('/lists/:id', { id })
export const removeList = (id: string) => formAction('/lists/:id/remove', { id })
export const shareList = (id: string) => formAction('/lists/:id/share', { id })
export const addListToCart = (id: string) => formAction('/lists/:id/cart', { id })
export const submitStocktake = (id: string) => formAction('/lists/:id/count', { id })
export const updateListEntries = (id: string) => formAction('/lists/:id/arrange', { id })
export const addToListByCode = (id: string) => formAction('/lists/:id/products', { id })
export const setListAmount = (id: string, productId: string) =>
  formAction('/lists/:id/products/:productId', { id, productId })
export const removeFromList = (id: string, productId: string) =>
  formAction('/lists/:id/products/:productId/remove', { id, productId })
export const restoreListItem = (id: string, productId: string) =>
  formAction('/lists/:id/products/:productId/restore', { id, productId })
