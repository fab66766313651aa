import { formAction } from '#features/forms/form-action.ts'

export const logIn = formAction('/account/login')
export const logOut = formAction('/account/logout')
export const requestPasswordReset = formAction('/account/forgot-password')
export const resetPassword = formAction('/account/reset-password')
export const updateProfile = formAction('/account/profile')
export const changePassword = formAction('/account/password')
export const endOtherSessions = formAction('/account/sessions/end')
export const requestAccess = formAction('/account/register')
export const validateSteps = [
  formAction('/account/register/contact'),
  formAction('/account/register/company'),
  formAction('/account/register/address'),
] as const
