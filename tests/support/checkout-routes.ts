// The checkout's API routes, a valid order form, and the variables that reach the commerce backend.
import { apiUnder } from './api-context.ts'

export const api = apiUnder('/checkout')
export const order = { id: 'o1', incrementId: 'PV-1', status: 'pending', formattedPrice: null, items: [], taxes: null }
export const placed = { success: true, redirectUrl: null, order }
export const form = {
  shippingAddressId: '2',
  billingAddressId: 'same',
  shippingMethod: 'd',
  message: ' Ring. ',
  deliveryDate: '2026-11-24',
  purchaseReference: ' K-12 ',
  key: 'k'.repeat(32),
  seen: JSON.stringify({ version: 4, subTotal: 33.57, lines: [] }),
}
export const sent = {
  shippingAddressId: '2',
  billingAddressId: '2',
  shippingMethod: 'd',
  message: 'Ring.',
  deliveryDate: '2026-11-24',
  purchaseReference: 'K-12',
  cartVersion: 4,
  cartSubTotal: 33.57,
}
