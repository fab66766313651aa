// The cart's API routes with stubbed responses of the commerce backend.
import { apiUnder, type RecordedRead } from './api-context.ts'

export const api = apiUnder('/cart')

export const cart = { id: 'c', version: 1, itemsCount: 1, itemsQty: 2, formattedPrice: null, taxes: null, items: [] }
export const done = { status: true, message: null, skipped: [], cart }
export const product = { id: '7', sku: 's', name: 'Tomatoes', urlKey: null, packing_label: null, content_value: null }
export const line = { id: '1', name: null, sku: 's', quantity: 5, weight: null, formattedPrice: null, product }

/** A customer's cart includes the amount missing for free delivery. */
export const withoutPromise = (asked: RecordedRead[]) => asked.filter(({ name }) => name !== 'deliveryOptions')
