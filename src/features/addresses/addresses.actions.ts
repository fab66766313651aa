import { formAction } from '#features/forms/form-action.ts'

export const addAddress = formAction('/addresses')
export const updateAddress = (id: string) => formAction('/addresses/:id', { id })
export const makeDefaultAddress = (id: string) => formAction('/addresses/:id/default', { id })
export const removeAddress = (id: string) => formAction('/addresses/:id/remove', { id })
