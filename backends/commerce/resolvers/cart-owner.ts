// Whose cart a request speaks of: the customer's, else the one named by x-cart-token. Called by the cart and order resolvers.
import { type Context, requireCustomer } from '../context.ts'
import { refusal } from '../errors.ts'
import { makeId } from '../rules/secrets.ts'
import { type CartOwner, type CartRow, deleteGuestCarts, findCart, makeCart } from '../sql/carts.ts'
import { mergeGuestCart } from './cart-merge.ts'

/** A guest's cart is kept for 90 days after its last change. */
const guestCartMs = 90 * 24 * 60 * 60 * 1000

/** Null for a guest without a cart token. A guest cart that comes with a customer is merged first. */
export async function findOwner(context: Context): Promise<CartOwner | null> {
  const customer = await context.customer()
  if (customer) {
    await mergeGuestCart(context, customer)
    return { customerId: customer.id }
  }
  return context.cartTokenHash === null ? null : { tokenHash: context.cartTokenHash }
}

/** The caller's cart, made on first use. */
export async function requireCart(context: Context): Promise<CartRow> {
  const owner = await findOwner(context)
  // Who sent a token meant to be a customer: an expired session must not look like a lost cart.
  if (!owner && context.token !== null) await requireCustomer(context)
  if (!owner) throw refusal(context.locale, 'BAD_USER_INPUT', 'cart.noToken')
  const known = await findCart(context.db, owner)
  if (known) return known
  const now = context.now()
  await context.db.batch([
    deleteGuestCarts(context.db, new Date(now.getTime() - guestCartMs).toISOString()),
    makeCart(context.db, makeId(), owner, now.toISOString()),
  ])
  const made = await findCart(context.db, owner)
  if (!made) throw new Error('A cart that was just made is not there')
  return made
}
