// One change of a cart: made once per idempotency key, with the words that go with it. Called by the cart mutations.

import type { GraphQLResolveInfo } from 'graphql'
import type { SqlResult, SqlStatement } from '../../../sql/database.ts'
import type { Context } from '../../context/context.ts'
import { claimIdempotencyKey, storeOutcome } from '../../sql/cart-operations.ts'
import { type CartRow, incrementVersion, type OperationRow, selectOperation } from '../../sql/carts.ts'
import type { Cart } from '../sources.ts'
import { readCart, selectCartWithLines, toCart } from './cart-view.ts'
import { type OpenCart, requireCart, tokensOf } from './open-cart.ts'

type Skipped = { sku: string; name: string | null; reason: SkipReason; requested: number; added: number }
export type SkipReason = 'gone' | 'out_of_stock' | 'lowered' | 'not_sellable'
export type Outcome = { status: boolean; message: string | null; skipped: Skipped[] }
type Answer = Outcome & { cart: Cart | null }

export const done: Outcome = { status: true, message: null, skipped: [] }

export type CartChange = {
  statements: (cart: CartRow) => SqlStatement[]
  toOutcome: (results: SqlResult<unknown>[]) => Outcome
}

/** Under what a change is known, null without an idempotency key; the field tells the calls of one request apart. */
export const operationKey = ({ idempotencyKey }: Context, { path }: GraphQLResolveInfo): string | null =>
  idempotencyKey === null ? null : `${idempotencyKey}:${path.key}`

/** An outcome with the cart as it is now. */
export const toAnswer = async (context: Context, opened: OpenCart, outcome: Outcome): Promise<Answer> => ({
  ...outcome,
  cart: await readCart(context, opened),
})

/**
 * Makes the change in one transaction, raises the version of the cart and reads it, all in one trip to the database.
 * With a key a repeat changes nothing and gets the first outcome.
 */
export async function changeCart(context: Context, opened: OpenCart, key: string | null, change: CartChange) {
  const { db, now } = context
  if (opened.operation) return toAnswer(context, opened, toFirstOutcome(opened.operation))
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
    // somebody was quicker with the same key: the second claim undid the whole batch
    const operations = key === null ? [] : await context.read<OperationRow>(selectOperation(db, tokensOf(context), key))
    const winner = operations.find(({ cart_id }) => cart_id === cart.id)
    if (!winner) throw error
    return toAnswer(context, { ...opened, cart }, toFirstOutcome(winner))
  }
}

/** A change that was made, but whose words were lost, is said to be done. */
const toFirstOutcome = ({ outcome }: OperationRow): Outcome => (outcome === null ? done : JSON.parse(outcome))
