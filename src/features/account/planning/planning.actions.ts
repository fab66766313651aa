import { formAction } from '#features/forms/form-action.ts'

export const addProposedItems = formAction('/planning/cart')
export const dismissItem = formAction('/planning/dismissals')
