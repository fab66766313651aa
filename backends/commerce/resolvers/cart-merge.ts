// The guest's cart becomes part of the customer's (D11). Called at login and with every cart call that carries both tokens.
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
 * Sums the two carts per product, as far as the stock goes, and forgets the guest's: all in one transaction, so that a
 * second call finds nothing to merge.
 * @returns a sentence for the customer; null when there was nothing to merge
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
    .map(({ product_id }) => product_id)
  if (lowered.length === 0) return say(locale, had.size > 0 ? 'login.merged' : 'login.done')
  const products = await readProducts(db, lowered, locale, null)
  const names = lowered.map((id) => products.get(id)?.name ?? '').filter((name) => name !== '')
  return say(locale, 'login.mergedLowered', { names: names.join(', ') })
}

const toQuantities = (lines: readonly CartLineRow[] = []) =>
  new Map(lines.map(({ product_id, quantity }) => [product_id, quantity]))
