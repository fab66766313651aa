// Standing orders of a customer: standingOrders, standingOrder, the mutations that change them, and their fields.

import { isConstraint } from '../../../sql/is-constraint.ts'
import { type Context, requireCustomer } from '../../context/context.ts'
import { codedError, userInputError } from '../../context/errors.ts'
import { formatMessage, type MessageKey } from '../../messages/messages.ts'
import { formatReason, readReason } from '../../messages/reason.ts'
import { formatWeekdayDate } from '../../rules/delivery/calendar-days.ts'
import { formatMoney } from '../../rules/locale.ts'
import { unitCents } from '../../rules/pricing/price-tiers.ts'
import { generateId } from '../../rules/secrets.ts'
import { addDays, todayOf } from '../../rules/standing-orders/schedule.ts'
import { readAddresses } from '../../sql/addresses.ts'
import type { CustomerRow } from '../../sql/customers.ts'
import { findCompanyOrder } from '../../sql/orders.ts'
import {
  changeDate,
  changeState,
  findCreated,
  findStandingOrder,
  insertStandingOrder,
  markAdded,
  readStandingOrders,
  type StandingOrderRow,
  updateStandingOrder,
} from '../../sql/standing-orders/standing-orders.ts'
import { fillCart } from '../cart/conversions.ts'
import type { Resolvers, StandingOrderDateInput } from '../generated/types.ts'
import { decidedOf, lastDueDay, linesOf, linesOn, readLeadDays, readPlanned, toDates } from './planned-dates.ts'
import { readInput, readLines } from './read-input.ts'

const most = 50
/** Days for which an ended standing order is listed. */
const listedDays = 31
/** Dates ahead that can be changed. */
const changeableDates = 26

const states = { active: 'standing.resumed', paused: 'standing.paused', ended: 'standing.endedDone' } as const
const isState = (value: string): value is keyof typeof states => Object.hasOwn(states, value)

export const standingOrderResolvers: Resolvers = {
  Query: {
    standingOrders: async (_, { isPrepared }, context) => {
      const customer = await requireCustomer(context)
      const today = todayOf(context.now())
      return readStandingOrders(context.db, customer, addDays(today, -listedDays), isPrepared ? today : null)
    },
    standingOrder: async (_, { id }, context) => findStandingOrder(context.db, await requireCustomer(context), id),
  },
  Mutation: {
    createStandingOrder: async (_, { input }, context) => {
      const customer = await requireCustomer(context)
      const { db, locale, idempotencyKey: key, now } = context
      const created = key === null ? null : await findCreated(db, customer, key)
      if (created !== null) return toResult(context, customer, created, 'standing.created')
      const fields = await readInput(context, customer, input, null)
      const id = generateId()
      try {
        if (!(await insertStandingOrder(db, customer, { id, key, fields }, most, now().toISOString())))
          throw userInputError(locale, 'input', 'standing.tooMany', { count: most })
      } catch (error) {
        // a concurrent request with the same key won
        const first = key !== null && isConstraint(error) ? await findCreated(db, customer, key) : null
        if (first === null) throw error
        return toResult(context, customer, first, 'standing.created')
      }
      return toResult(context, customer, id, 'standing.created')
    },
    updateStandingOrder: async (_, { id, input }, context) => {
      const customer = await requireCustomer(context)
      const row = await requireChangeable(context, customer, id)
      await requireIdle(context, row)
      const fields = await readInput(context, customer, input, { row, lines: linesOf(row) })
      if (!(await updateStandingOrder(context.db, row, fields, context.now().toISOString())))
        throw codedError(context.locale, 'CONFLICT', 'standing.changed')
      return toResult(context, customer, id, 'standing.saved')
    },
    changeStandingOrderDate: async (_, { id, input }, context) => {
      const customer = await requireCustomer(context)
      const { db, locale, now } = context
      const row = await requireChangeable(context, customer, id)
      const change = await readDateChange(context, row, input)
      if (!(await changeDate(db, row, change, now().toISOString())))
        throw codedError(locale, 'CONFLICT', 'standing.changed')
      const values = { day: formatWeekdayDate(locale, input.date) }
      return toResult(context, customer, id, input.isSkipped ? 'standing.dateSkipped' : 'standing.dateSaved', values)
    },
    changeStandingOrderState: async (_, { id, state }, context) => {
      const customer = await requireCustomer(context)
      const { db, locale, now } = context
      if (!isState(state)) throw userInputError(locale, 'state', 'standing.state')
      const row = await findOwn(context, customer, id)
      if (row.state !== state) {
        if (row.state === 'ended') throw codedError(locale, 'CONFLICT', 'standing.ended')
        // what falls due during a pause is left out
        const doneUntil =
          state === 'active' ? lastDueDay(now(), await readLeadDays(context, linesOf(row))) : row.done_until
        if (!(await changeState(db, row, state, doneUntil, now().toISOString())))
          throw codedError(locale, 'CONFLICT', 'standing.changed')
      }
      return toResult(context, customer, id, states[state])
    },
    convertStandingOrderToCart: async (_, { id, date }, context, info) => {
      const customer = await requireCustomer(context)
      const { db, locale } = context
      const row = await findOwn(context, customer, id)
      const decided = decidedOf(row).find((one) => one.date === date)
      const unprepared = codedError(locale, 'CONFLICT', 'standing.notPrepared')
      // a repeated request gets the stored outcome of its key
      if (decided?.outcome !== 'prepared' && !(decided?.outcome === 'added' && context.idempotencyKey !== null))
        throw unprepared
      const wanted = linesOn(row, date).map(({ product_id, sku, name, quantity }) => ({
        ...{ productId: product_id, sku, name, quantity },
      }))
      try {
        return await fillCart(context, info, wanted, { before: [markAdded(db, id, date)] })
      } catch (error) {
        throw isConstraint(error) ? unprepared : error
      }
    },
  },
  StandingOrder: {
    weekdays: ({ weekdays }) => [...weekdays].map(Number),
    everyWeeks: ({ every_weeks }) => every_weeks,
    startDate: ({ start_date }) => start_date,
    endDate: ({ end_date }) => end_date,
    isAutomatic: ({ is_automatic }) => is_automatic === 1,
    shippingMethod: ({ shipping_method }) => shipping_method,
    purchaseReference: ({ purchase_reference }) => purchase_reference,
    shippingAddress: (row, _, context) => findAddress(context, row.shipping_address_id),
    billingAddress: (row, _, context) => findAddress(context, row.billing_address_id),
    lines: linesOf,
    dates: (row, _, context) => toDates(context, row),
    formattedSubTotal: async (row, _, { locale, products }) => {
      const lines = linesOf(row)
      const found = await Promise.all(lines.map(({ product_id }) => products.one(product_id)))
      const cents = lines.map(({ quantity }, index) => {
        const product = found[index]
        return product?.type === 'simple' ? quantity * (unitCents(product, quantity) ?? 0) : 0
      })
      return formatMoney(
        locale,
        cents.reduce((sum, one) => sum + one, 0),
      )
    },
  },
  StandingOrderLine: {
    productId: ({ product_id }) => product_id,
    product: async ({ product_id }, _, { products }) => {
      const product = await products.one(product_id)
      return product?.type === 'simple' ? product : null
    },
  },
  StandingOrderDate: {
    reason: ({ reason }, _, { locale }) => {
      const stored = readReason(reason)
      return stored && formatReason(locale, stored)
    },
    order: async ({ order_id }, _, context) =>
      order_id === null ? null : findCompanyOrder(context.db, await requireCustomer(context), order_id),
  },
}

async function toResult(
  context: Context,
  customer: CustomerRow,
  id: string,
  key: MessageKey,
  values?: Record<string, string>,
) {
  const message = formatMessage(context.locale, key, values)
  return { status: true, message, standingOrder: await findStandingOrder(context.db, customer, id) }
}

async function findAddress(context: Context, id: number) {
  const addresses = await readAddresses(context.db, await requireCustomer(context))
  return addresses.find((address) => address.id === id) ?? null
}

/** @throws NOT_FOUND for an unknown standing order and one of another customer */
async function findOwn({ db, locale }: Context, customer: CustomerRow, id: string): Promise<StandingOrderRow> {
  const row = await findStandingOrder(db, customer, id)
  if (!row) throw codedError(locale, 'NOT_FOUND', 'standing.unknown')
  return row
}

/** @throws NOT_FOUND as findOwn; CONFLICT if it has ended */
async function requireChangeable(context: Context, customer: CustomerRow, id: string): Promise<StandingOrderRow> {
  const row = await findOwn(context, customer, id)
  if (row.state === 'ended') throw codedError(context.locale, 'CONFLICT', 'standing.ended')
  return row
}

/** @throws CONFLICT while a date is due whose order the run has not placed yet, because the change would lose it */
async function requireIdle(context: Context, row: StandingOrderRow): Promise<void> {
  const at = context.now().toISOString()
  const planned = row.state === 'active' ? await readPlanned(context, row, changeableDates) : []
  const due = planned.find(({ orderAt }) => orderAt <= at)
  if (due)
    throw codedError(context.locale, 'CONFLICT', 'standing.busy', { day: formatWeekdayDate(context.locale, due.date) })
}

/** @throws CONFLICT for a date that is not planned, or too late; BAD_USER_INPUT for lines */
async function readDateChange(context: Context, row: StandingOrderRow, input: StandingOrderDateInput) {
  const { locale, now } = context
  const { date, isSkipped, lines: given = null } = input
  if (row.state !== 'active') throw codedError(locale, 'CONFLICT', 'standing.notActive')
  const isDecided = decidedOf(row).some((one) => one.date === date)
  const planned = (await readPlanned(context, row, changeableDates)).find((one) => one.date === date)
  if (isDecided || (planned && planned.orderAt <= now().toISOString()))
    throw codedError(locale, 'CONFLICT', 'standing.dateClosed', { day: formatWeekdayDate(locale, date) })
  if (!planned || planned.cutOff === null) throw codedError(locale, 'CONFLICT', 'standing.dateNotDue')
  const lines = given && (await readLines(context, given, linesOn(row, date), 0)).filter(({ quantity }) => quantity > 0)
  if (lines?.length === 0) throw userInputError(locale, 'input.lines', 'standing.dateEmpty')
  const isSame = lines && JSON.stringify(lines) === JSON.stringify(linesOf(row))
  return { date, is_skipped: isSkipped ? 1 : 0, lines: isSame ? null : lines }
}
