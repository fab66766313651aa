import { formAction } from '#features/forms/form-action.ts'

export const createStandingOrder = formAction('/standing-orders')
export const updateStandingOrder = (id: string) => formAction('/standing-orders/:id', { id })
export const changeState = (id: string) => formAction('/standing-orders/:id/state', { id })
export const changeDate = (id: string, date: string) => formAction('/standing-orders/:id/dates/:date', { id, date })
export const addDateToCart = (id: string, date: string) =>
  formAction('/standing-orders/:id/dates/:date/cart', { id, date })
