import type { StandingOrderFieldsFragment, StandingOrderLineFieldsFragment } from '#contracts/generated/commerce.ts'
import { toPicture } from '#features/content/pictures/pictures.ts'
import { formatContent } from '#features/pricing/content-amount.ts'
import { toDate } from '#i18n/format.ts'
import { formatWeekdayTime } from '#i18n/format-days.ts'
import type { Locale } from '#i18n/locales.ts'
import type { PictureSource } from '#ui/images/image-url.ts'

/** 1 (Monday) to 6 (Saturday). */
export const weekdays = [1, 2, 3, 4, 5, 6] as const
export const intervals = [1, 2, 3, 4, 5, 6, 7, 8] as const

const states = ['active', 'paused', 'ended'] as const
export type StandingState = (typeof states)[number]
const dateStates = ['planned', 'skipped', 'closed', 'prepared', 'added', 'ordered', 'missed', 'failed'] as const
export type DateState = (typeof dateStates)[number]

export interface StandingLine {
  productId: string
  name: string
  sku: string
  picture: PictureSource | null
  quantity: number
  /** Packing and content as text; null if unknown. */
  packing: string | null
  isSold: boolean
}

/** Instants are formatted in the language of the page. */
export interface StandingDate {
  /** `2026-11-22`. */
  date: string
  state: DateState
  reason: string | null
  /** Null: the date cannot be changed. */
  changeableUntil: string | null
  /** Until when a prepared date can be ordered; null: no longer. */
  orderUntil: string | null
  /** Null: those of the standing order. */
  lines: StandingLine[] | null
  order: { id: string; number: string } | null
}

export interface StandingOrder {
  id: string
  state: StandingState
  weekdays: number[]
  everyWeeks: number
  startDate: string
  endDate: string | null
  isAutomatic: boolean
  shippingMethod: string
  shippingAddressId: string | null
  billingAddressId: string | null
  message: string | null
  purchaseReference: string | null
  /** Formatted, per delivery; null if unknown. */
  subTotal: string | null
  lines: StandingLine[]
  dates: StandingDate[]
}

/** What the form offers. `today`: the first possible start date. `key`: idempotency key of a new standing order. */
export interface StandingChoices {
  addresses: { value: string; label: string }[]
  methods: { value: string; label: string }[]
  today: string
  key: string
  /** Whether items can be added by their number. */
  takesCodes: boolean
}

const toLine = ({ productId, sku, name, quantity, product }: StandingOrderLineFieldsFragment): StandingLine => ({
  productId,
  sku,
  name: product?.name ?? name,
  picture: toPicture(product?.cacheGalleryImages?.[0]),
  quantity,
  packing: toPacking(product?.packing_label, product?.content_value),
  isSold: product !== null,
})

export const toPacking = (unit: string | null | undefined, content: string | null | undefined): string | null =>
  [unit, formatContent(content ?? null)].filter(Boolean).join(', ') || null

type Time = { locale: Locale; now: number }

const toDateView = (given: StandingOrderFieldsFragment['dates'][number], { locale, now }: Time): StandingDate => {
  const ifComing = (instant: string | null | undefined) =>
    instant && toDate(instant).getTime() > now ? formatWeekdayTime(locale, toDate(instant)) : null
  return {
    date: given.date,
    state: dateStates.find((one) => one === given.state) ?? 'planned',
    reason: given.reason ?? null,
    changeableUntil: ifComing(given.changeableUntil),
    orderUntil: ifComing(given.cutOff),
    lines: given.lines?.map(toLine) ?? null,
    order: given.order ? { id: given.order.id, number: given.order.incrementId ?? given.order.id } : null,
  }
}

export const toStandingOrder = (given: StandingOrderFieldsFragment, time: Time): StandingOrder => ({
  id: given.id,
  state: states.find((one) => one === given.state) ?? 'active',
  weekdays: [...given.weekdays],
  everyWeeks: given.everyWeeks,
  startDate: given.startDate,
  endDate: given.endDate ?? null,
  isAutomatic: given.isAutomatic,
  shippingMethod: given.shippingMethod,
  shippingAddressId: given.shippingAddress?.id ?? null,
  billingAddressId: given.billingAddress?.id ?? null,
  message: given.message ?? null,
  purchaseReference: given.purchaseReference ?? null,
  subTotal: given.formattedSubTotal ?? null,
  lines: given.lines.map(toLine),
  dates: given.dates.map((date) => toDateView(date, time)),
})

/** The first date that is still to be delivered. */
export const findNext = ({ dates }: Pick<StandingOrder, 'dates'>): StandingDate | undefined =>
  dates.find(({ state }) => state === 'planned')

/** A date that the customer has to order themselves. */
export type PreparedDate = { id: string; date: string; orderUntil: string; lines: StandingLine[] }

export const findPrepared = (orders: readonly StandingOrder[]): PreparedDate[] =>
  orders.flatMap(({ id, lines, dates }) =>
    dates.flatMap(({ date, state, orderUntil, lines: own }) =>
      state === 'prepared' && orderUntil !== null ? [{ id, date, orderUntil, lines: own ?? lines }] : [],
    ),
  )

export const weekdayField = (day: number) => `weekday:${day}`
