/** Standing orders of a customer. The backend decides what is valid and whose a standing order is. */
import {
  addresses,
  cartSummary,
  changeStandingOrderDate,
  changeStandingOrderState,
  convertStandingOrderToCart,
  createStandingOrder as createDocument,
  type StandingOrderInput,
  shippingMethods,
  standingOrder,
  standingOrders,
  updateStandingOrder as updateDocument,
} from '#contracts/generated/commerce.ts'
import { findByCodes } from '#features/cart/add/find-codes.service.ts'
import { type CartChange, toChange } from '#features/cart/cart.service.ts'
import { skippedText } from '#features/cart/reorder/reorder.ts'
import { requireQuantities } from '#features/forms/quantity-fields.ts'
import { toAddress } from '#features/orders/address.ts'
import { formatIsoDay } from '#i18n/format-days.ts'
import { localize } from '#i18n/paths.ts'
import type { RequestContext } from '#server/context/context.ts'
import { isTruthyFlag } from '#service/is-truthy-flag.ts'
import { HttpProblem } from '#service/problem.ts'
import { type CustomerContext, requireSession } from '#service/require-session.ts'
import { readSource } from './source.ts'
import { readSourceLines } from './source-lines.service.ts'
import {
  findPrepared,
  type PreparedDate,
  type StandingChoices,
  type StandingLine,
  type StandingOrder,
  toStandingOrder,
  weekdayField,
  weekdays,
} from './standing-order.ts'

export async function getStandingOrders(context: RequestContext): Promise<{ orders: StandingOrder[] }> {
  requireSession(context)
  const { sessionClient, locale } = context
  const { standingOrders: given } = await sessionClient.commerce(standingOrders, {})
  return { orders: (given ?? []).map((one) => toStandingOrder(one, { locale, now: Date.now() })) }
}

/** Prepared dates that can still be ordered, for the dashboard. */
export async function getPreparedDates(context: RequestContext): Promise<{ prepared: PreparedDate[] }> {
  requireSession(context)
  const { sessionClient, locale } = context
  const { standingOrders: given } = await sessionClient.commerce(standingOrders, { isPrepared: true })
  return { prepared: findPrepared((given ?? []).map((one) => toStandingOrder(one, { locale, now: Date.now() }))) }
}

/** @throws HttpProblem 404 if the customer has no such standing order */
export async function getStandingOrder(
  context: RequestContext,
  id: string,
): Promise<{ order: StandingOrder; choices: StandingChoices }> {
  requireSession(context)
  const { sessionClient, locale, t } = context
  const [{ standingOrder: given }, choices] = await Promise.all([
    sessionClient.commerce(standingOrder, { id }),
    readChoices(context),
  ])
  if (!given) throw new HttpProblem({ status: 404, title: t('standing.unknown') })
  return { order: toStandingOrder(given, { locale, now: Date.now() }), choices }
}

/** @param from as readSource reads it @throws HttpProblem 404 for an unknown source */
export async function getStandingDraft(
  context: RequestContext,
  from: string,
): Promise<{ lines: StandingLine[]; choices: StandingChoices }> {
  requireSession(context)
  const source = readSource(from)
  if (!source) throw new HttpProblem({ status: 404, title: context.t('standing.nothing') })
  const [lines, choices] = await Promise.all([
    readSourceLines(context, source),
    readChoices(context),
    // rejects a role that does not order
    context.sessionClient.commerce(cartSummary, {}),
  ])
  return { lines, choices }
}

async function readChoices({ sessionClient, config }: CustomerContext): Promise<StandingChoices> {
  const [known, methods, lacksCodes] = await Promise.all([
    sessionClient.commerce(addresses, {}),
    sessionClient
      .lacks('Query.shippingMethods')
      .then((lacks) => (lacks ? null : sessionClient.commerce(shippingMethods, {}))),
    sessionClient.lacks('Query.productsByCodes'),
  ])
  const offered = (methods?.shippingMethods?.shippingMethods ?? []).flatMap(({ title, methods: method }) =>
    method?.code ? [{ value: method.code, label: title ?? method.label ?? method.code }] : [],
  )
  return {
    addresses: (known.addresses?.addresses ?? []).map(toAddress).map(({ id, name }) => ({ value: id, label: name })),
    methods: offered.length > 0 ? offered : [{ value: config.shippingMethod, label: config.shippingMethod }],
    today: formatIsoDay(new Date().toISOString()),
    key: crypto.randomUUID(),
    takesCodes: !lacksCodes,
  }
}

export type StandingForm = {
  everyWeeks: string
  startDate: string
  endDate?: string
  shippingAddressId: string
  billingAddressId: string
  shippingMethod: string
  message?: string
  purchaseReference?: string
  how: 'automatic' | 'prepared'
  /** Code of an item to add. */
  code?: string
  idempotencyKey?: string
  [field: string]: string | undefined
}

const toLines = (quantities: readonly { id: string; quantity: number }[]) =>
  quantities.map(({ id: productId, quantity }) => ({ productId, quantity }))

/** @throws HttpProblem 422 for an unknown code */
async function findProduct(context: RequestContext, code: string): Promise<string> {
  const [packing] = (await findByCodes(context, [code])).get(code) ?? []
  const title = context.t('standing.unknownCode')
  if (!packing) throw new HttpProblem({ status: 422, title, errors: { code: [title] } })
  return packing.productId
}

async function toInput(context: RequestContext, form: StandingForm): Promise<StandingOrderInput> {
  const { everyWeeks, startDate, endDate, shippingAddressId, billingAddressId, shippingMethod, how } = form
  const lines = toLines(requireQuantities(form, context.t('forms.quantityOrNone'))).filter(
    ({ quantity }) => quantity > 0,
  )
  const code = form.code?.trim()
  const added = code ? await findProduct(context, code) : null
  return {
    lines:
      added === null || lines.some(({ productId }) => productId === added)
        ? lines
        : [...lines, { productId: added, quantity: 1 }],
    weekdays: weekdays.filter((day) => form[weekdayField(day)] !== undefined),
    everyWeeks: Number(everyWeeks),
    startDate,
    endDate: endDate || null,
    shippingAddressId,
    billingAddressId,
    shippingMethod,
    message: form.message?.trim() || null,
    purchaseReference: form.purchaseReference?.trim() || null,
    isAutomatic: how === 'automatic',
  }
}

type Answer =
  | { status: boolean | null; message: string | null; standingOrder: { id: string } | null }
  | null
  | undefined

const hrefOf = ({ locale }: RequestContext, id: string) =>
  `${localize(locale, 'dashboardStandingOrders')}?${new URLSearchParams({ standing: id })}`

/** Next page and message after a write. @throws HttpProblem 422 if the backend rejected it */
function toResult(context: CustomerContext, answer: Answer): { next: string; notice: string } {
  const { t } = context
  if (!answer?.standingOrder || !isTruthyFlag(answer.status))
    throw new HttpProblem({ status: 422, title: answer?.message ?? t('problems.unavailable') })
  return { next: hrefOf(context, answer.standingOrder.id), notice: answer.message || t('standing.saved') }
}

export async function createStandingOrder(context: RequestContext, { idempotencyKey, ...form }: StandingForm) {
  requireSession(context)
  const input = await toInput(context, form)
  const answer = await context.sessionClient.commerce(createDocument, { input }, { idempotencyKey })
  return toResult(context, answer.createStandingOrder)
}

export async function updateStandingOrder(context: RequestContext, id: string, form: StandingForm) {
  requireSession(context)
  const input = await toInput(context, form)
  return toResult(context, (await context.sessionClient.commerce(updateDocument, { id, input })).updateStandingOrder)
}

/** Skips a date, plans it again, or with quantities gives it lines of its own. */
export async function changeDate(
  context: RequestContext,
  id: string,
  date: string,
  { skip, ...fields }: { skip?: string; [field: string]: string | undefined },
) {
  requireSession(context)
  const lines = toLines(requireQuantities(fields, context.t('forms.quantityOrNone')))
  const input = { date, isSkipped: skip !== undefined, lines: lines.length > 0 ? lines : null }
  const answer = await context.sessionClient.commerce(changeStandingOrderDate, { id, input })
  return toResult(context, answer.changeStandingOrderDate)
}

export async function changeState(context: RequestContext, id: string, state: string) {
  requireSession(context)
  const answer = await context.sessionClient.commerce(changeStandingOrderState, { id, state })
  return toResult(context, answer.changeStandingOrderState)
}

/** Adds a prepared date to the cart; the next page is the checkout, with its day. @throws BackendError CONFLICT if it is not prepared any more */
export async function addDateToCart(
  context: RequestContext,
  id: string,
  date: string,
  { idempotencyKey }: { idempotencyKey?: string },
): Promise<CartChange & { next: string; notice: string }> {
  requireSession(context)
  const { sessionClient, locale, t } = context
  const write = async () =>
    (await sessionClient.commerce(convertStandingOrderToCart, { id, date }, { idempotencyKey }))
      .convertStandingOrderToCart ?? null
  const change = await toChange(context, write())
  const notice = [change.message ?? t('cart.added'), ...skippedText(t, change.skipped)].join('\n')
  return { ...change, notice, next: `${localize(locale, 'checkout')}?${new URLSearchParams({ day: date })}` }
}
