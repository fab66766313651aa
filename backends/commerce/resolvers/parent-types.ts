// Parent types of resolvers for objects of the contract that are not table rows.
import type { MailedLine } from '../mail/order-mails.ts'
import type { LineChange } from '../rules/account/order-approval.ts'
import type { ProposedItem } from '../rules/planning/order-proposal.ts'
import type { AddressRow } from '../sql/addresses.ts'
import type { ApprovalItemRow, ApprovalRow } from '../sql/approvals/approvals.ts'
import type { CartRow } from '../sql/carts.ts'
import type { CustomerRow } from '../sql/customers.ts'
import type { OrderItemRow, OrderRow } from '../sql/orders.ts'
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
/** A line of a request for approval. `product` and `priceCents` are null if it is no longer sold, `available` as of a CartLine. */
export type ReviewedItem = ApprovalItemRow & {
  product: Product | null
  priceCents: number | null
  changes: LineChange[]
  available: number | null
}

/** What a request for approval would be as an order now. */
export type ApprovalReview = {
  items: ReviewedItem[]
  /** Order lines. */
  lines: MailedLine[]
  totals: Pick<OrderRow, 'subtotal_cents' | 'deposit_cents' | 'shipping_cents' | 'tax_cents' | 'grand_total_cents'>
  /** Day on which the order would be delivered. */
  date: string
  /** Why it cannot be approved, for the user. */
  problems: string[]
  /** Hash of what is shown, in every language. */
  version: string
}

/** A request for approval; its review is read once. */
export type Approval = ApprovalRow & { review: () => Promise<ApprovalReview> }
