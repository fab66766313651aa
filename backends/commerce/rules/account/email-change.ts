export const emailChangePath = '/account/email-address'
export const confirmHours = 24
export const revertDays = 7
