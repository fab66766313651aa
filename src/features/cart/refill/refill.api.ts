/** The fields of a form that puts an earlier order or a list into the cart. Used by the api routes of lists and orders. */
import { type } from 'arktype'

export const ReorderForm = type({ 'how?': "'add' | 'replace'", 'press?': '/^[\\w-]{8,64}$/' })
