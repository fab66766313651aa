import { formAction } from '#features/forms/form-action.ts'

export const logIn = formAction('/account/login')
export const logOut = formAction('/account/logout')
export const requestPasswordReset = formAction('/account/forgot-password')
export const setNewPassword = formAction('/account/reset-password')
export const updateProfile = formAction('/account/profile')
export const setPassword = formAction('/account/password')
export const revokeSessions = formAction('/account/sessions/end')
export const requestAccount = formAction('/account/register')
export const checkSteps = [
  formAction('/account/register/contact'),
  formAction('/account/register/company'),
  formAction('/account/register/address'),
] as const
