import { type } from 'arktype'

export const ReorderForm = type({ 'how?': "'add' | 'replace'", 'press?': '/^[\\w-]{8,64}$/' })
