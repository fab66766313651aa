import { formAction } from '#features/forms/form-action.ts'

export const decideApproval = (id: string) => formAction('/account/approvals/:id', { id })
export const returnApproval = (id: string) => formAction('/account/approvals/:id/return', { id })
export const withdrawApproval = (id: string) => formAction('/account/approvals/:id/withdraw', { id })
export const addApprovalToCart = (id: string) => formAction('/account/approvals/:id/cart', { id })
