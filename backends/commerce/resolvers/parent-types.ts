// Parent types of resolvers for objects of the contract that are not table rows.
import type { ProposedItem } from '../rules/planning/order-proposal.ts'
import type { AddressRow } from '../sql/addresses.ts'
import type { CartRow } from '../sql/carts.ts'
import type { CustomerRow } from '../sql/customers.ts'
import type { OrderItemRow } from '../sql/orders.ts'
import type { Product } from '../sql/products.ts'
import type { StandingLine } from '../sql/standing-orders/standing-orders.ts'
import type { Paginated } from './paging.ts'

/** `available`: packings in stock if fewer than the quantity, else null. */
export type CartLine = { id: number; quantity: number; product: Product; available: number | null }
/** `addresses`: where the customer's orders can be delivered, the default first; empty if the tax does not depend on it. */
export type Cart = { cart: CartRow; customer: CustomerRow | null; lines: CartLine[]; addresses: AddressRow[] }

/** A product that is usual on a delivery day; `available` as of a CartLine. */
export type ProposedLine = ProposedItem & { product: Product; available: number | null }

export type BilledItem = OrderItemRow & { created_at: string }

/** A page of products; `search` is the query, absent without a search. */
export type ListingPage = Paginated<Product> & { search?: string | null }

/** A date of a standing order. `reason`: JSON of Reason in messages/reason.ts. */
export type StandingOrderDate = {
  date: string
  state: string
  reason: string | null
  changeableUntil: string | null
  cutOff: string | null
  lines: StandingLine[] | null
  order_id: string | null
}
