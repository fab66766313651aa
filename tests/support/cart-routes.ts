// The cart's routes, and what a backend answers to them. Called by the tests of cart.api.ts.
import { type Asked, apiUnder } from './api-context.ts'

export const api = apiUnder('/cart')

export const cart = { id: 'c', version: 1, itemsCount: 1, itemsQty: 2, formattedPrice: null, taxes: null, items: [] }
export const done = { status: true, message: null, skipped: [], cart }
export const product = { id: '7', sku: 's', name: 'Tomatoes', urlKey: null, packing_label: null, content_value: null }
export const line = { id: '1', name: null, sku: 's', quantity: 5, weight: null, formattedPrice: null, product }

/** A customer's cart also says what is missing to free delivery. */
export const withoutPromise = (asked: Asked[]) => asked.filter(({ name }) => name !== 'deliveryOptions')
