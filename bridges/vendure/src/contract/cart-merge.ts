// Merges the guest's cart into the customer's, at login and with every cart call that carries both tokens.
import type { Order, RequestContext } from '@vendure/core'
import { formatMessage } from '../../../../backends/commerce/messages/messages.ts'
import { availableOf, quantityOf, readVariants, roomOf, writeQuantities } from './cart-lines.ts'
import { incrementVersion } from './cart-version.ts'
import type { Caller, Context } from './context.ts'
import { createCart, discardGuestCart, findCart, findGuestCart } from './open-cart.ts'

type Line = { variantId: number; guest: number; had: number; has: number }
export type Merged = { order: Order | null; lines: Line[] }

/** Adds the guest's quantities up to the stock. */
export async function mergeGuestCart(context: Context, tx: RequestContext, caller: Caller): Promise<Merged> {
  const guest = await findGuestCart(context, tx)
  const own = await findCart(context, tx, caller)
  if (!guest) return { order: own, lines: [] }
  const opened = { tx, caller, order: own }
  const order = guest.lines.length > 0 ? (own ?? (await createCart(context, opened))) : own
  const lines: Line[] = []
  const ids = guest.lines.map((line) => Number(line.productVariantId))
  const variants = await readVariants(context, tx, ids)
  for (const { productVariantId, quantity } of guest.lines) {
    const variantId = Number(productVariantId)
    const variant = variants.get(variantId)
    if (!variant) continue
    const had = quantityOf(order, variantId)
    const room = roomOf(caller, await availableOf(context, tx, variant))
    lines.push({ variantId, guest: quantity, had, has: Math.max(had, Math.min(room, had + quantity)) })
  }
  await discardGuestCart(context, tx, guest)
  if (!order) return { order, lines }
  const wanted = new Map(lines.filter(({ has }) => has > 0).map(({ variantId, has }) => [variantId, has]))
  const merged = await writeQuantities(context, opened, order, wanted)
  return { order: await incrementVersion(context, tx, merged), lines }
}

/** Maximum number of products that the message names. */
const maxNamed = 4

/** Message about the merge; null if there was nothing to merge. @param hadLines whether the customer's cart had lines before */
export async function mergeNotice(context: Context, { lines }: Merged, hadLines: boolean): Promise<string | null> {
  if (lines.length === 0) return null
  const { locale, products, snapshot } = context
  const lowered = lines.filter(({ guest, had, has }) => has < guest + had)
  if (lowered.length === 0 && !hadLines) return formatMessage(locale, 'login.done')
  const named = lowered.length > 0 ? lowered : lines
  const shown = await Promise.all(
    named.slice(0, maxNamed).map(async ({ variantId, guest, has }) => {
      const { name, unit_one: unit } = (await products.one(snapshot.productIdOf(variantId))) ?? {}
      const quantity = lowered.length > 0 ? has : guest
      return `${quantity} × ${[name ?? variantId, unit].filter(Boolean).join(', ')}`
    }),
  )
  if (named.length > maxNamed) shown.push('…')
  return formatMessage(locale, lowered.length > 0 ? 'login.mergedLowered' : 'login.merged', { lines: shown.join('; ') })
}
