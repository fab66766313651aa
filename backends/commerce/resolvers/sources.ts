// What resolvers hand on for an object of the contract where that is no row of a table.
import type { CartRow } from '../sql/carts.ts'
import type { CustomerRow } from '../sql/customers.ts'
import type { OrderItemRow } from '../sql/orders.ts'
import type { Product } from '../sql/products.ts'
import type { Paginated } from './paging.ts'

/** `available`: packings that can be had, where that is less than the quantity; null: enough. */
export type CartLine = { id: number; quantity: number; product: Product; available: number | null }
export type Cart = { cart: CartRow; customer: CustomerRow | null; lines: CartLine[] }

export type BilledItem = OrderItemRow & { created_at: string }

/** A page of listed products; `search` is what found them, absent where nothing was searched for. */
export type ListingPage = Paginated<Product> & { search?: string | null }
