// The cart that a request speaks of: the customer's, else the one named by x-cart-token. Called by the cart and order resolvers.
import { type Context, requireCustomer } from '../../context/context.ts'
import { refusal } from '../../context/errors.ts'
import { generateId } from '../../rules/secrets.ts'
import {
  type CartRow,
  type CartTokens,
  createCart,
  deleteGuestCarts,
  type OperationRow,
  selectCallerCarts,
  selectCartOf,
  selectOperation,
} from '../../sql/carts.ts'
import type { CustomerRow } from '../../sql/customers.ts'
import { mergeGuestCart } from './cart-merge.ts'

/** A guest's cart stays for 90 days after its last change. */
const guestCartMs = 90 * 24 * 60 * 60 * 1000

/** `cart` is null when there is none yet; `operation` is what the idempotency key led to before. */
export type OpenCart = { cart: CartRow | null; customer: CustomerRow | null; operation: OperationRow | null }

export const tokensOf = ({ tokenHash, cartTokenHash, now }: Context): CartTokens => ({
  tokenHash,
  cartTokenHash,
  now: now().toISOString(),
})

/**
 * Reads all in one trip to the database, together with what else is read in the same turn: the version of the range goes along
 * because the answer may speak of categories. A guest's cart that comes with a customer is merged into the customer's.
 * @param key of the operation, where there is one
 */
export async function openCart(context: Context, key: string | null = null): Promise<OpenCart> {
  const { db, read } = context
  const tokens = tokensOf(context)
  const [customer, carts, operations] = await Promise.all([
    context.customer(),
    read<CartRow>(selectCallerCarts(db, tokens)),
    key === null ? [] : read<OperationRow>(selectOperation(db, tokens, key)),
    context.catalogueVersion(),
  ])
  const guest = carts.find(({ customer_id }) => customer_id === null) ?? null
  const own = carts.find(({ customer_id }) => customer_id !== null) ?? null
  if (customer && guest)
    return { cart: (await mergeGuestCart(context, customer, guest)).cart, customer, operation: null }
  const cart = customer ? own : guest
  return { cart, customer, operation: operations.find(({ cart_id }) => cart_id === cart?.id) ?? null }
}

/** The cart, made on first use. */
export async function requireCart(context: Context, { cart, customer }: OpenCart): Promise<CartRow> {
  if (cart) return cart
  const { cartTokenHash, db } = context
  const owner = customer ? { customerId: customer.id } : cartTokenHash !== null && { tokenHash: cartTokenHash }
  // Who sent a token meant to be a customer: an expired session must not look like a lost cart.
  if (!owner && context.tokenHash !== null) await requireCustomer(context)
  if (!owner) throw refusal(context.locale, 'BAD_USER_INPUT', 'cart.noToken')
  const now = context.now()
  const [, , made] = await db.batch<CartRow>([
    deleteGuestCarts(db, new Date(now.getTime() - guestCartMs).toISOString()),
    createCart(db, generateId(), owner, now.toISOString()),
    selectCartOf(db, owner),
  ])
  const [row] = made?.results ?? []
  if (!row) throw new Error('A cart that was just made is not there')
  return row
}
