import { type } from 'arktype'

export const WholeNumber = type('string.trim').to('string.integer.parse')
export const Quantity = WholeNumber.to('1 <= number <= 9999')
