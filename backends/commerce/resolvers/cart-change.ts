// One change of a cart: made once per idempotency key, with the words that go with it. Called by the cart mutations.
import type { D1PreparedStatement, D1Result } from '@cloudflare/workers-types'
import type { Context } from '../context.ts'
import { claimOperation, findOutcome, keepOutcome } from '../sql/cart-operations.ts'
import { type CartRow, raiseVersion } from '../sql/carts.ts'
import { readOpenCart } from './cart-view.ts'

type Skipped = { sku: string; name: string | null; reason: SkipReason; requested: number; added: number }
export type SkipReason = 'gone' | 'out_of_stock' | 'lowered' | 'not_sellable'
export type Outcome = { status: boolean; message: string | null; skipped: Skipped[] }

export const done: Outcome = { status: true, message: null, skipped: [] }

type Change = { statements: D1PreparedStatement[]; toOutcome: (results: D1Result<unknown>[]) => Outcome }

/**
 * Makes the change in one transaction and raises the version of the cart. With an idempotency key a repeat changes
 * nothing and gets the first outcome; `field` tells the calls of one request apart.
 */
export async function changeCart(context: Context, cart: CartRow, field: string, change: Change) {
  return toResponse(context, await makeOnce(context, cart, field, change))
}

/** An outcome with the cart as it is now. */
export const toResponse = async (context: Context, outcome: Outcome) => ({
  ...outcome,
  cart: await readOpenCart(context),
})

async function makeOnce(context: Context, cart: CartRow, field: string, { statements, toOutcome }: Change) {
  const { db, idempotencyKey, now } = context
  const raise = raiseVersion(db, cart.id, now().toISOString())
  if (idempotencyKey === null) return toOutcome(await db.batch([...statements, raise]))

  const key = `${idempotencyKey}:${field}`
  const first = await findFirst(context, cart, key)
  if (first) return first
  try {
    const claim = claimOperation(db, cart.id, key, now())
    const results = await db.batch([...claim, ...statements, raise])
    const outcome = toOutcome(results.slice(claim.length))
    await keepOutcome(db, cart.id, key, JSON.stringify(outcome))
    return outcome
  } catch (error) {
    const winner = await findFirst(context, cart, key)
    if (winner) return winner
    throw error
  }
}

async function findFirst({ db }: Context, cart: CartRow, key: string): Promise<Outcome | null> {
  const outcome = await findOutcome(db, cart.id, key)
  if (outcome === undefined) return null
  return outcome === null ? done : (JSON.parse(outcome) as Outcome)
}
