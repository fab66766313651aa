/** `POST /api/operator/orders`: the wholesaler's own system reports the progress of orders. docs/orders.md describes the calls. */
import '../config/arktype.ts'
import { type } from 'arktype'
import { createSignedRoute } from './signed/signed-call.ts'

/** No control characters, nor those that change the direction of text. */
const Code = type(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]{1,60}$/u)
const Lot = type({
  '+': 'reject',
  lot: Code,
  quantity: '1 <= number.integer <= 99999',
  'bestBefore?': /^\d{4}-\d{2}-\d{2}$/,
})
const Line = type({
  // an unknown field is a spelling mistake, and what it reports would be lost
  '+': 'reject',
  sku: '1 <= string <= 40',
  delivered: '0 <= number.integer <= 99999',
  'weightGrams?': '0 <= number.integer <= 99999999',
  // the complete list; absent: what was reported before stays
  'lots?': Lot.array().atMostLength(50),
})
const Empties = type({
  '+': 'reject',
  // number of a deposit article
  deposit: '1 <= string <= 40',
  quantity: '0 <= number.integer <= 9999',
})
const Update = type({
  '+': 'reject',
  number: /^PV-\d{1,9}$/,
  'state?': "'received' | 'picked' | 'shipped' | 'delivered'",
  'at?': /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/,
  'externalCode?': Code,
  'lines?': Line.array().atMostLength(500),
  // the complete list; absent: what was reported before stays
  'empties?': Empties.array().atMostLength(100),
})
export const OrderUpdates = type({ '+': 'reject', orders: Update.array().atMostLength(500) })

export const orderUpdates = createSignedRoute(
  OrderUpdates,
  '/operator/orders',
  'order-updates.denied',
  ({ orders }) => orders,
)
