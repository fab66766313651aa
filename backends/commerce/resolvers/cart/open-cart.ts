// Finds the cart of a request: the customer's, that of staff for the customer, else the guest's cart of x-cart-token.
import { allows } from '#contracts/permissions.ts'
import { type Context, requireCustomer } from '../../context/context.ts'
import { codedError } from '../../context/errors.ts'
import { generateId } from '../../rules/secrets.ts'
import {
  type CartOwner,
  type CartRow,
  type CartTokens,
  createCart,
  deleteGuestCarts,
  type OperationRow,
  selectCallerCarts,
  selectCartOf,
  selectOperation,
} from '../../sql/carts.ts'
import { type CustomerRow, onBehalfOf } from '../../sql/customers.ts'
import { mergeGuestCart } from './cart-merge.ts'

/** A guest's cart is deleted 90 days after its last change. */
const guestCartMs = 90 * 24 * 60 * 60 * 1000

/** `cart`: null if it does not exist. `operation`: the stored operation of the idempotency key, else null. */
export type OpenCart = { cart: CartRow | null; customer: CustomerRow | null; operation: OperationRow | null }

export const tokensOf = ({ tokenHash, cartTokenHash, now }: Context): CartTokens => ({
  tokenHash,
  cartTokenHash,
  now: now().toISOString(),
})

/** One round trip, batched with other reads of the same tick; merges a guest's cart that comes with a customer's own token. @param key of the operation */
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
  if (customer && guest && !customer.on_behalf && allows(customer.role, 'order'))
    return { cart: (await mergeGuestCart(context, customer, guest)).cart, customer, operation: null }
  const cart = customer ? own : guest
  return { cart, customer, operation: operations.find(({ cart_id }) => cart_id === cart?.id) ?? null }
}

function ownerOf(customer: CustomerRow): CartOwner {
  const staff = onBehalfOf(customer)
  return { customerId: customer.id, ...(staff && { staffId: staff.id }) }
}

/** The cart, created on first use. */
export async function requireCart(context: Context, { cart, customer }: OpenCart): Promise<CartRow> {
  if (cart) return cart
  const { cartTokenHash, db } = context
  const owner = customer ? ownerOf(customer) : cartTokenHash !== null && { tokenHash: cartTokenHash }
  // A request with a token is a customer's: an expired session must not look like an empty cart.
  if (!owner && context.tokenHash !== null) await requireCustomer(context)
  if (!owner) throw codedError(context.locale, 'BAD_USER_INPUT', 'cart.noToken')
  const now = context.now()
  const [, , made] = await db.batch<CartRow>([
    deleteGuestCarts(db, new Date(now.getTime() - guestCartMs).toISOString()),
    createCart(db, generateId(), owner, now.toISOString()),
    selectCartOf(db, owner),
  ])
  const [row] = made?.results ?? []
  if (!row) throw new Error('The new cart was not found')
  return row
}
