import { formAction } from '#features/forms/form-action.ts'

export const createRedirect = formAction('/operator/redirects')
export const removeFromNotFoundLog = formAction('/operator/not-found/remove')
