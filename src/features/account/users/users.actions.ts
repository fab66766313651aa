import { formAction } from '#features/forms/form-action.ts'

export const inviteUser = formAction('/account/users/invitations')
export const withdrawInvitation = (id: string) => formAction('/account/users/invitations/:id/withdraw', { id })
export const changeRole = (id: string) => formAction('/account/users/:id/role', { id })
export const changeLimits = (id: string) => formAction('/account/users/:id/limits', { id })
export const removeUser = (id: string) => formAction('/account/users/:id/remove', { id })
export const acceptInvitation = formAction('/account/invitation')
