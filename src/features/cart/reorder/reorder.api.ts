import { type } from 'arktype'
import { idempotencyKeyField } from '#service/idempotency-key.ts'

/** Adds an order or a list to the cart, or replaces the cart by it. The other fields are quantities, see chosen-lines.ts. */
export const ReorderForm = type({ 'how?': "'add' | 'replace'", ...idempotencyKeyField, '[string]': 'string' })
