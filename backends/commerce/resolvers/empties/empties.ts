// Empties that customers announce with an order, and what was taken back of them.
import type { Locale } from '../../../graphql/locales.ts'
import { isConstraint } from '../../../sql/is-constraint.ts'
import { type Context, requireCustomer } from '../../context/context.ts'
import { codedError, userInputError } from '../../context/errors.ts'
import { writeEmptiesMail, writeOperatorEmptiesMail } from '../../mail/empties-mails.ts'
import { maxEmpties, maxEmptiesArticles, readAnnounced, storeAnnounced } from '../../rules/empties/empties.ts'
import { formatMoney } from '../../rules/locale.ts'
import { toIncrementId } from '../../rules/order.ts'
import { readDeposits } from '../../rules/pricing/deposits.ts'
import { readCompany } from '../../sql/customers.ts'
import { changeAnnouncement, type ReturnableRow, selectReturnable } from '../../sql/empties/empties.ts'
import { findOrder, type OrderRow } from '../../sql/orders.ts'
import { deleteWaitingMail, insertMails, insertOrderMails } from '../../sql/outbox.ts'
import type { Empties, EmptiesInput, Resolvers } from '../generated/types.ts'

type Given = readonly EmptiesInput[] | null | undefined

/** Deposit articles, if any are announced. */
export const readReturnable = ({ db, locale, read }: Context, given: Given): Promise<ReturnableRow[]> =>
  given?.length ? read<ReturnableRow>(selectReturnable(db, locale)) : Promise.resolve([])

/** @returns JSON of AnnouncedEmpties[]; null: none @throws BAD_USER_INPUT */
export function toAnnounced(locale: Locale, articles: readonly ReturnableRow[], given: Given): string | null {
  const known = new Map(articles.map(({ number, name }) => [number, name]))
  const numbers = (given ?? []).map(({ number }) => number)
  if (numbers.length > maxEmptiesArticles || new Set(numbers).size < numbers.length)
    throw userInputError(locale, 'input.empties', 'empties.twice')
  return storeAnnounced(
    (given ?? []).map(({ number, quantity }) => {
      const name = known.get(number)
      if (name === undefined)
        throw userInputError(locale, 'input.empties', 'empties.unknown', { number: number.slice(0, 40) })
      if (quantity < 0 || quantity > maxEmpties)
        throw userInputError(locale, 'input.empties', 'empties.quantity', { name, count: maxEmpties })
      return { number, name, quantity }
    }),
  )
}

type Stored = Pick<OrderRow, 'announced_empties' | 'returned_empties'>

/** Null: nothing was announced or taken back. */
export function toEmpties(locale: Locale, order: Stored): Empties[] | null {
  const announced = readAnnounced(order.announced_empties)
  const returned = readDeposits(order.returned_empties)
  const names = new Map([...returned, ...announced].map(({ number, name }) => [number, name]))
  if (names.size === 0) return null
  return [...names]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([number, name]) => {
      const taken = returned.find((one) => one.number === number)
      return {
        ...{ number, name },
        announced: announced.find((one) => one.number === number)?.quantity ?? null,
        // what a complete report does not name was not taken back
        returned: order.returned_empties === null ? null : (taken?.quantity ?? 0),
        formattedPrice: taken ? formatMoney(locale, taken.priceCents) : null,
        formattedTotal: taken ? formatMoney(locale, -taken.totalCents) : null,
      }
    })
}

/** Null: nothing was taken back. */
export const formatReturned = (locale: Locale, cents: number): string | null =>
  cents === 0 ? null : formatMoney(locale, -cents)

export const emptiesResolvers: Resolvers = {
  Query: {
    returnableArticles: async (_, __, context) => {
      await requireCustomer(context)
      const { db, locale, read } = context
      const articles = await read<ReturnableRow>(selectReturnable(db, locale))
      return articles.map(({ number, name, cents }) => ({ number, name, formattedPrice: formatMoney(locale, cents) }))
    },
  },
  Mutation: {
    announceEmpties: async (_, { id, empties }, context) => {
      const { db, locale, now, operatorEmail } = context
      const customer = await requireCustomer(context)
      const order = await findOrder(db, customer, id)
      if (!order) throw codedError(locale, 'NOT_FOUND', 'order.unknown')
      const announced = toAnnounced(locale, await readReturnable(context, empties), empties)
      if (announced === order.announced_empties) return order
      const changed = { ...order, announced_empties: announced }
      const company = operatorEmail ? await readCompany(db, customer.company_id) : null
      const forOperator =
        operatorEmail && company ? writeOperatorEmptiesMail(context, operatorEmail, changed, company.name) : null
      try {
        await db.batch([
          changeAnnouncement(db, order.id, announced, now().toISOString()),
          ...insertMails(db, [writeEmptiesMail(context, customer, changed)], now()),
          ...(forOperator
            ? [
                deleteWaitingMail(db, order.id, forOperator.subject),
                ...insertOrderMails(db, [{ mail: forOperator, waitsForCutOff: true }], order.id, now()),
              ]
            : []),
        ])
      } catch (error) {
        if (!isConstraint(error)) throw error
        throw codedError(locale, 'CONFLICT', 'empties.tooLate', { number: toIncrementId(order.number) })
      }
      return changed
    },
  },
  Order: { empties: (order, _, { locale }) => toEmpties(locale, order) },
  Invoice: {
    empties: ({ returned_empties }, _, { locale }) => toEmpties(locale, { announced_empties: null, returned_empties }),
  },
}
