import type { Context } from '../../context/context.ts'
import { codedError, userInputError } from '../../context/errors.ts'
import { requireStaff } from '../../context/staff.ts'
import { updateOrders } from '../../operator/order-updates.ts'
import { toIsoDay } from '../../rules/delivery/calendar-days.ts'
import { toIncrementId } from '../../rules/order.ts'
import { addDays } from '../../rules/standing-orders/schedule.ts'
import type { AddressRow } from '../../sql/addresses.ts'
import { insertLog, readLogOfOrders, toLogEntry } from '../../sql/desk/desk-log.ts'
import { type DeskLine, type DeskOrderRow, findDeskOrder, listDeskOrders } from '../../sql/desk/desk-orders.ts'
import { type ProgressState, progressStates } from '../../sql/order-progress.ts'
import { toEmpties } from '../empties/empties.ts'
import type { DeskOrder, DeskOrdersInput, Resolvers } from '../generated/types.ts'

const maxOrders = 200
/** Without a day or a search the desk shows the deliveries of the days from today on, and open orders of earlier days that were not shipped. */
const daysAhead = 14
const openStatuses = ['pending', 'pending_payment', 'processing']

const numberOf = (text: string) => Number(/^PV-(\d{1,9})$/.exec(text)?.[1] ?? Number.NaN)
export const toAmount = (cents: number) => (cents / 100).toFixed(2)

function toAddress({ company_name, first_name, last_name, address1, postcode, city, country }: AddressRow): string {
  const name = company_name || `${first_name} ${last_name}`
  return `${name}, ${address1}, ${postcode} ${city}, ${country}`
}

async function toOrders({ db, locale }: Context, rows: readonly DeskOrderRow[]): Promise<DeskOrder[]> {
  const log = await readLogOfOrders(
    db,
    rows.map(({ number }) => number),
  )
  return rows.map((row) => ({
    number: toIncrementId(row.number),
    status: row.status,
    progress: row.progress,
    company: row.company,
    customer: row.customer,
    phone: row.phone,
    createdAt: row.created_at,
    deliveryDate: row.delivery_date,
    cancelableUntil: row.cancelable_until,
    shippingMethod: row.shipping_method,
    shippingAddress: toAddress(JSON.parse(row.shipping_address) as AddressRow),
    message: row.message,
    purchaseReference: row.purchase_reference,
    externalCode: row.external_code,
    lineCount: row.line_count,
    grandTotal: toAmount(row.grand_total_cents),
    placedOnBehalfBy: row.placed_on_behalf_by,
    companyId: row.company_id,
    lines: JSON.parse(row.lines) as DeskLine[],
    empties: toEmpties(locale, row),
    log: log.filter(({ order_number }) => order_number === row.number).map(toLogEntry),
  }))
}

const isDay = (text: string | null | undefined): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')

function toDays({ now }: Context, { day, search, status }: DeskOrdersInput) {
  if (isDay(day)) return { from: day, to: day, unshippedBefore: '' }
  if (search?.trim()) return { from: '', to: '9999', unshippedBefore: '' }
  const today = toIsoDay(now().toISOString())
  return { from: isOpen(status) ? '' : today, to: addDays(today, daysAhead), unshippedBefore: today }
}

const isOpen = (status: string | null | undefined) => !status || status === 'open' || openStatuses.includes(status)

function toStatuses({ status }: DeskOrdersInput): readonly string[] {
  if (status === 'all') return []
  return status && status !== 'open' ? [status] : openStatuses
}

async function requireOrder({ db, locale }: Context, number: string): Promise<DeskOrderRow> {
  const id = numberOf(number)
  const row = Number.isNaN(id) ? null : await findDeskOrder(db, id)
  if (!row) throw codedError(locale, 'NOT_FOUND', 'desk.unknownOrder')
  return row
}

type Delivered = { sku: string; delivered: number }

/** Only lines whose delivered quantity changes. @throws BAD_USER_INPUT for a quantity that was not ordered */
function toChangedLines({ locale }: Context, row: DeskOrderRow, given: readonly Delivered[]): Delivered[] {
  const lines = JSON.parse(row.lines) as DeskLine[]
  return given.filter(({ sku, delivered }) => {
    const line = lines.find((one) => one.sku === sku)
    const quantity = line?.quantity ?? 0
    if (!line || delivered < 0 || delivered > quantity)
      throw userInputError(locale, `input.lines.${sku}`, 'desk.wrongQuantity', { sku, quantity })
    return line.delivered !== delivered
  })
}

const isState = (state: string): state is ProgressState => progressStates.some((known) => known === state)

export const deskOrderResolvers: Resolvers = {
  Query: {
    deskOrders: async (_, { input }, context) => {
      await requireStaff(context)
      const search = (input.search ?? '').trim().slice(0, 100)
      const filter = { ...toDays(context, input), statuses: toStatuses(input), search, limit: maxOrders + 1 }
      const rows = await listDeskOrders(context.db, filter)
      return { orders: await toOrders(context, rows.slice(0, maxOrders)), hasMore: rows.length > maxOrders }
    },
    deskOrder: async (_, { number }, context) => {
      await requireStaff(context)
      const [order = null] = await toOrders(context, [await requireOrder(context, number)])
      return order
    },
  },
  Mutation: {
    deskUpdateOrder: async (_, { input }, context) => {
      const staff = await requireStaff(context)
      const { db, locale, now } = context
      const state = input.state || null
      if (state !== null && !isState(state)) throw userInputError(locale, 'input.state', 'desk.wrongState')
      const row = await requireOrder(context, input.number)
      if (row.status === 'canceled') throw codedError(locale, 'CONFLICT', 'desk.canceled')
      const lines = toChangedLines(context, row, input.lines ?? [])
      const at = now()
      const entry = { at: at.toISOString(), staff: staff.email, orderNumber: row.number }
      const detail = lines.map(({ sku, delivered }) => `${sku}: ${delivered}`).join(', ')
      const log = [
        ...(lines.length > 0 ? [insertLog(db, { ...entry, action: 'quantities', detail })] : []),
        ...(state ? [insertLog(db, { ...entry, action: state })] : []),
      ]
      const update = { number: input.number, lines, ...(state && { state }) }
      if (log.length > 0) {
        const { rejected } = await updateOrders({ ...context, now: at }, [update], log)
        if (rejected.length > 0) throw codedError(locale, 'CONFLICT', 'desk.canceled')
      }
      const [order = null] = await toOrders(context, [await requireOrder(context, input.number)])
      return order
    },
  },
}
