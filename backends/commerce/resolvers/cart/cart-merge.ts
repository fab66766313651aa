// Merges the guest's cart into the customer's, at login and with every cart call that carries both tokens.
import type { Context } from '../../context/context.ts'
import { formatMessage } from '../../messages/messages.ts'
import { generateId } from '../../rules/secrets.ts'
import {
  type CartLineRow,
  type CartRow,
  copyLines,
  createCart,
  deleteCart,
  incrementVersion,
  selectCart,
  selectCartOf,
  selectLines,
} from '../../sql/carts.ts'
import type { CustomerRow } from '../../sql/customers.ts'
import { readProducts } from '../../sql/products.ts'

/** The customer's cart after the merge, the guest's line items, and quantities by product before and after. */
type Merged = {
  cart: CartRow | null
  guestLines: CartLineRow[]
  had: ReadonlyMap<number, number>
  has: ReadonlyMap<number, number>
}

/** Adds the guest's quantities by packing, up to the stock, and deletes the guest's cart in one transaction, so that a repeat merges nothing. */
export async function mergeGuestCart(context: Context, customer: CustomerRow, guest: CartRow): Promise<Merged> {
  const { db } = context
  const owner = { customerId: customer.id }
  const now = context.now().toISOString()
  const [, made] = await db.batch<CartRow>([createCart(db, generateId(), owner, now), selectCartOf(db, owner)])
  const id = made?.results[0]?.id ?? ''
  const [guests, before, , , , after, cart] = await db.batch<CartLineRow & CartRow>([
    selectLines(db, guest.id),
    selectLines(db, id),
    copyLines(db, id, guest.id),
    incrementVersion(db, id, now),
    deleteCart(db, guest.id),
    selectLines(db, id),
    selectCart(db, id),
  ])
  return {
    cart: cart?.results[0] ?? null,
    guestLines: guests?.results ?? [],
    had: toQuantities(before?.results),
    has: toQuantities(after?.results),
  }
}

/** Message that confirms the merge and names the products that were limited by stock; null if nothing was merged. */
export async function mergeNotice({ db, locale }: Context, { guestLines, had, has }: Merged): Promise<string | null> {
  if (guestLines.length === 0) return null
  const lowered = guestLines
    .filter(({ product_id: id, quantity }) => (has.get(id) ?? 0) < quantity + (had.get(id) ?? 0))
    .map(({ product_id }) => ({ product_id, quantity: has.get(product_id) ?? 0 }))
  if (lowered.length === 0 && had.size === 0) return formatMessage(locale, 'login.done')
  const named = lowered.length > 0 ? lowered : guestLines
  const shown = named.slice(0, maxNamed)
  const ids = shown.map(({ product_id }) => product_id)
  const products = await readProducts(db, ids, locale, null)
  const lines = shown.map(({ product_id: id, quantity }) => {
    const { name, unit_one: unit } = products.get(id) ?? {}
    return `${quantity} × ${[name ?? id, unit].filter(Boolean).join(', ')}`
  })
  if (named.length > maxNamed) lines.push('…')
  return formatMessage(locale, lowered.length > 0 ? 'login.mergedLowered' : 'login.merged', { lines: lines.join('; ') })
}

/** Maximum number of products that the message names. */
const maxNamed = 4

const toQuantities = (lines: readonly CartLineRow[] = []) =>
  new Map(lines.map(({ product_id, quantity }) => [product_id, quantity]))
