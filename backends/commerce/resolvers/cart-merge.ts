// The guest's cart becomes part of the customer's. Called at login and with every cart call that carries both tokens.
import type { Context } from '../context.ts'
import { say } from '../messages.ts'
import { makeId } from '../rules/secrets.ts'
import {
  addLinesOf,
  type CartLineRow,
  deleteCart,
  findCart,
  makeCart,
  raiseVersion,
  selectLines,
} from '../sql/carts.ts'
import type { CustomerRow } from '../sql/customers.ts'
import { readProducts } from '../sql/products.ts'

/**
 * Adds the guest's quantities to the customer's, packing by packing, and forgets the guest's cart: all in one transaction, so that a
 * second call finds nothing to merge. What the stock does not have is all that is left out, and it is named.
 * @returns a sentence for the customer that says what was added; null when there was nothing to merge
 */
export async function mergeGuestCart(context: Context, customer: CustomerRow): Promise<string | null> {
  const { cartTokenHash, db, locale } = context
  const guest = cartTokenHash === null ? null : await findCart(db, { tokenHash: cartTokenHash })
  if (!guest) return null
  const owner = { customerId: customer.id }
  const now = context.now().toISOString()
  await makeCart(db, makeId(), owner, now).run()
  const own = await findCart(db, owner)
  if (!own) return null
  const [guests, before, , , , after] = await db.batch<CartLineRow>([
    selectLines(db, guest.id),
    selectLines(db, own.id),
    addLinesOf(db, own.id, guest.id),
    raiseVersion(db, own.id, now),
    deleteCart(db, guest.id),
    selectLines(db, own.id),
  ])
  const guestLines = guests?.results ?? []
  if (guestLines.length === 0) return null
  const had = toQuantities(before?.results)
  const has = toQuantities(after?.results)
  const lowered = guestLines
    .filter(({ product_id: id, quantity }) => (has.get(id) ?? 0) < quantity + (had.get(id) ?? 0))
    .map(({ product_id }) => ({ product_id, quantity: has.get(product_id) ?? 0 }))
  if (lowered.length === 0 && had.size === 0) return say(locale, 'login.done')
  const told = lowered.length > 0 ? lowered : guestLines
  const shown = told.slice(0, maxTold)
  const ids = shown.map(({ product_id }) => product_id)
  const products = await readProducts(db, ids, locale, null)
  const lines = shown.map(({ product_id: id, quantity }) => {
    const { name, unit_one: unit } = products.get(id) ?? {}
    return `${quantity} × ${[name ?? id, unit].filter(Boolean).join(', ')}`
  })
  if (told.length > maxTold) lines.push('…')
  return say(locale, lowered.length > 0 ? 'login.mergedLowered' : 'login.merged', { lines: lines.join('; ') })
}

/** As many lines of the guest's cart are named; a sentence does not hold more. */
const maxTold = 4

const toQuantities = (lines: readonly CartLineRow[] = []) =>
  new Map(lines.map(({ product_id, quantity }) => [product_id, quantity]))
