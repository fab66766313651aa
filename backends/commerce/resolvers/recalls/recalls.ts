// Recalls of what the customer's company got, the confirmation that they were read, and the lots of order lines.
import { type Context, requireCustomer } from '../../context/context.ts'
import { codedError } from '../../context/errors.ts'
import { toIncrementId } from '../../rules/order.ts'
import { type ItemLotRow, selectItemLots } from '../../sql/recalls/lots.ts'
import {
  confirmStatement,
  type RecalledLine,
  type RecallRow,
  type RecallTexts,
  selectRecalls,
} from '../../sql/recalls/recalls.ts'
import type { Resolvers } from '../generated/types.ts'

export const recallResolvers: Resolvers = {
  Query: {
    recalls: async (_, __, context) => {
      const { company_id } = await requireCustomer(context)
      return context.read<RecallRow>(selectRecalls(context.db, company_id, null))
    },
  },
  Mutation: {
    confirmRecall: async (_, { id }, context) => {
      const { db, locale, now } = context
      const customer = await requireCustomer(context)
      const recallId = /^\d{1,9}$/.test(id) ? Number(id) : 0
      await confirmStatement(db, recallId, customer, now().toISOString()).run()
      const { results } = await selectRecalls(db, customer.company_id, recallId).all<RecallRow>()
      const [recall] = results
      if (!recall) throw codedError(locale, 'NOT_FOUND', 'recall.unknown')
      return recall
    },
  },
  Recall: {
    reason: (recall, _, { locale }) => textOf(recall, locale).reason,
    instruction: (recall, _, { locale }) => textOf(recall, locale).instruction,
    startedAt: ({ started_at }) => started_at,
    lines: ({ lines }, _, { products }) =>
      (JSON.parse(lines) as RecalledLine[]).map(async ({ product_id, sku, name, quantity, ...line }) => ({
        sku,
        name: (product_id === null ? null : await products.one(product_id))?.name ?? name,
        quantity,
        bestBefore: line.best_before,
        orderId: line.order_id,
        orderIncrementId: toIncrementId(line.order_number),
      })),
    confirmedAt: ({ confirmed_at }) => confirmed_at,
    confirmedBy: ({ confirmed_by }, _, context) => (confirmed_by === null ? null : context.user(confirmed_by)),
  },
  OrderItem: {
    lots: async ({ id }, _, { db, read }) =>
      (await read<ItemLotRow>(selectItemLots(db, id))).map(({ is_recalled, ...lot }) => ({
        ...lot,
        isRecalled: is_recalled === 1,
      })),
  },
}

const textOf = ({ texts }: RecallRow, locale: Context['locale']) => (JSON.parse(texts) as RecallTexts)[locale]
