import { type } from 'arktype'
import { idempotencyKeyField } from '#service/idempotency-key.ts'

export const ReorderForm = type({ 'how?': "'add' | 'replace'", ...idempotencyKeyField })
