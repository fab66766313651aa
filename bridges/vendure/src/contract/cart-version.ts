// Version and idempotency keys of a cart, stored with the order in the transaction of the change.
import { Order, type RequestContext } from '@vendure/core'
import type { GraphQLResolveInfo } from 'graphql'
import type { Context } from './context.ts'

type Skipped = { sku: string; name: string | null; reason: SkipReason; requested: number; added: number }
export type SkipReason = 'gone' | 'out_of_stock' | 'lowered' | 'not_sellable'
export type Outcome = { status: boolean; message: string | null; skipped: Skipped[] }
type Operation = { key: string; outcome: Outcome }

export const successOutcome: Outcome = { status: true, message: null, skipped: [] }

/** Operations stored per order. */
const maxOperations = 50

const operationsOf = (order: Order): Operation[] => JSON.parse(order.customFields.operations ?? '[]')

/** Key of the stored operation; null without an idempotency key. The response key separates the fields of one request. */
export const operationKey = ({ idempotencyKey }: Context, { path }: GraphQLResolveInfo): string | null =>
  idempotencyKey === null ? null : `${idempotencyKey}:${path.key}`

/** Also looks in the customer's latest placed order, whose cart the key may have changed. */
export async function findOutcome(
  context: Context,
  tx: RequestContext,
  order: Order | null,
  key: string | null,
): Promise<Outcome | null> {
  if (key === null) return null
  const caller = await context.caller()
  const former = caller
    ? await context.engine.connection
        .getRepository(tx, Order)
        .findOne({ where: { customerId: caller.customer.id, active: false }, order: { id: 'DESC' } })
    : null
  const operations = [order, former].flatMap((one) => (one ? operationsOf(one) : []))
  return operations.find((operation) => operation.key === key)?.outcome ?? null
}

export async function incrementVersion(
  { engine }: Context,
  tx: RequestContext,
  order: Order,
  operation?: { key: string | null; outcome: Outcome },
): Promise<Order> {
  const version = order.customFields.version + 1
  const stored = operationsOf(order)
  if (operation?.key) stored.push({ key: operation.key, outcome: operation.outcome })
  const operations = JSON.stringify(stored.slice(-maxOperations))
  await engine.connection.getRepository(tx, Order).update(order.id, { customFields: { version, operations } })
  Object.assign(order.customFields, { version, operations })
  return order
}
