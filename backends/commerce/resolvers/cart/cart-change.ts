// Applies a change to a cart once per idempotency key and stores its outcome.
import type { GraphQLResolveInfo } from 'graphql'
import type { SqlResult, SqlStatement } from '../../../sql/database.ts'
import type { Context } from '../../context/context.ts'
import { claimIdempotencyKey, storeOutcome } from '../../sql/cart-operations.ts'
import { type CartRow, incrementVersion, type OperationRow, selectOperation } from '../../sql/carts.ts'
import type { Cart } from '../parent-types.ts'
import { readCart, selectCartWithLines, toCart } from './cart-view.ts'
import { type OpenCart, requireCart, tokensOf } from './open-cart.ts'

type Skipped = { sku: string; name: string | null; reason: SkipReason; requested: number; added: number }
export type SkipReason = 'gone' | 'out_of_stock' | 'lowered' | 'not_sellable'
export type Outcome = { status: boolean; message: string | null; skipped: Skipped[] }
type Answer = Outcome & { cart: Cart | null }

export const successOutcome: Outcome = { status: true, message: null, skipped: [] }

export type CartChange = {
  statements: (cart: CartRow) => SqlStatement[]
  toOutcome: (results: SqlResult<unknown>[]) => Outcome
}

/** Key of the stored operation; null without an idempotency key. The response key separates the fields of one request. */
export const operationKey = ({ idempotencyKey }: Context, { path }: GraphQLResolveInfo): string | null =>
  idempotencyKey === null ? null : `${idempotencyKey}:${path.key}`

export const toCartResponse = async (context: Context, opened: OpenCart, outcome: Outcome): Promise<Answer> => ({
  ...outcome,
  cart: await readCart(context, opened),
})

/** Changes and reads the cart in one transaction and one round trip. A repeat with the same key changes nothing and gets the first outcome. */
export async function changeCart(context: Context, opened: OpenCart, key: string | null, change: CartChange) {
  const { db, now } = context
  if (opened.operation) return toCartResponse(context, opened, toFirstOutcome(opened.operation))
  const cart = await requireCart(context, opened)
  const claim = key === null ? [] : claimIdempotencyKey(db, cart.id, key, now())
  const statements = change.statements(cart)
  const raise = incrementVersion(db, cart.id, now().toISOString())
  const whole = selectCartWithLines(context, cart, opened.customer)
  try {
    const results = await db.batch([...claim, ...statements, raise, ...whole])
    const outcome = change.toOutcome(results.slice(claim.length, claim.length + statements.length))
    if (key !== null) await storeOutcome(db, cart.id, key, JSON.stringify(outcome))
    const rows = results.slice(-whole.length).map((result) => result.results)
    return { ...outcome, cart: toCart(opened.customer, rows) }
  } catch (error) {
    // a concurrent request with the same key won: the claim failed and rolled back the batch
    const operations = key === null ? [] : await context.read<OperationRow>(selectOperation(db, tokensOf(context), key))
    const winner = operations.find(({ cart_id }) => cart_id === cart.id)
    if (!winner) throw error
    return toCartResponse(context, { ...opened, cart }, toFirstOutcome(winner))
  }
}

/** A change without a stored outcome was applied and returns `done`. */
const toFirstOutcome = ({ outcome }: OperationRow): Outcome => (outcome === null ? successOutcome : JSON.parse(outcome))
