import { formAction } from '#features/forms/form-action.ts'

export const announceEmpties = (id: string) => formAction('/orders/:id/empties', { id })
