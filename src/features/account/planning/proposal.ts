/** Products that a customer usually has delivered on the next delivery day, with texts in the language of the request. */
import type { orderProposalQuery } from '#contracts/generated/commerce.ts'
import { toDeliveryPromise } from '#features/cart/delivery/delivery-promise.ts'
import { toPicture } from '#features/content/pictures/pictures.ts'
import { formatContent } from '#features/pricing/content-amount.ts'
import { findTier, toTiers } from '#features/pricing/customer-price.ts'
import { formatWeekday } from '#i18n/format-days.ts'
import type { Locale } from '#i18n/locales.ts'
import { localize } from '#i18n/paths.ts'
import type { Translate } from '#i18n/translator.ts'
import type { PictureSource } from '#ui/images/image-url.ts'

type Given = NonNullable<orderProposalQuery['orderProposal']>
type GivenLine = Given['lines'][number]
type GivenSubstitute = NonNullable<GivenLine['substitutes']>[number]

export interface ProposedSubstitute {
  productId: string
  name: string
  href: string | null
  /** Packaging unit, content and price, comma-separated. */
  details: string
}

export interface ProposedLine {
  productId: string
  name: string
  href: string | null
  picture: PictureSource | null
  unit: string | null
  /** Content and price of one packing, comma-separated. */
  details: string
  /** Why it is proposed: `in 5 of your last 6 deliveries`. */
  reason: string
  /** Packings that are usual. */
  quantity: number
  /** Packings that can be added now; 0 if it is sold out. */
  adds: number
  /** Offered only if fewer than usual can be added. */
  substitute: ProposedSubstitute | null
}

export interface Proposal {
  /** Y-m-d. */
  day: string
  /** `Tuesday 3 March`. */
  dayText: string
  /** Until when to order; empty after it. */
  cutOff: string
  lines: ProposedLine[]
}

const hrefOf = ({ urlKey }: { urlKey: string | null }, locale: Locale) => urlKey && localize(locale, 'product', urlKey)

/** @param day Y-m-d, the proposed delivery day */
function toReason(
  { times, deliveries, sameWeekday, everyDays, lastDaysAgo }: GivenLine,
  weekday: string,
  t: Translate,
) {
  if (times && deliveries)
    return t(sameWeekday ? 'planning.onWeekday' : 'planning.inDeliveries', { times, of: deliveries, weekday })
  return everyDays && lastDaysAgo ? t('planning.everyDays', { count: everyDays, ago: lastDaysAgo }) : ''
}

const toSubstitute = (product: GivenSubstitute, locale: Locale): ProposedSubstitute => ({
  productId: product.id,
  name: product.name ?? product.sku,
  href: hrefOf(product, locale),
  details: [product.packing_label, formatContent(product.content_value), product.priceHtml?.formattedFinalPrice]
    .filter(Boolean)
    .join(', '),
})

function toLine(line: GivenLine, weekday: string, locale: Locale, t: Translate): ProposedLine {
  const { product, quantity, available, substitutes } = line
  const [substitute] = substitutes ?? []
  const adds = Math.min(quantity, available ?? quantity)
  const tier = findTier(toTiers(product.priceHtml?.tiers), adds)
  const price = tier?.price ?? product.priceHtml?.formattedFinalPrice
  return {
    productId: product.id,
    name: product.name ?? product.sku,
    href: hrefOf(product, locale),
    picture: toPicture(product.cacheGalleryImages?.[0]),
    unit: product.packing_label,
    details: [formatContent(product.content_value), price].filter(Boolean).join(', '),
    reason: toReason(line, weekday, t),
    quantity,
    adds,
    substitute: substitute ? toSubstitute(substitute, locale) : null,
  }
}

/** @param now milliseconds */
export function toOrderProposal(
  given: Given,
  dismissed: ReadonlySet<string>,
  { locale, t, now }: { locale: Locale; t: Translate; now: number },
): Proposal {
  const { deliveryDate: day, cutOff, timeZone, lines } = given
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(day))
  const options = {
    ...{ timeZone, minimumOrder: null, smallOrderFee: null, freeFrom: null },
    days: [{ date: day, cutOff }],
  }
  return {
    day,
    dayText: formatWeekday(locale, day),
    cutOff: toDeliveryPromise(options, locale, t, now)?.text ?? '',
    lines: lines.filter(({ product }) => !dismissed.has(product.id)).map((line) => toLine(line, weekday, locale, t)),
  }
}

const maxDismissed = 40
const stored = /^(\d{4}-\d\d-\d\d)((?:~[\w.-]{1,64}){1,40})$/

/** Products that the customer dismissed for this day, from the cookie; empty if it is for another day. */
export function readDismissed(cookie: string | undefined, day: string): string[] {
  const [, of, ids = ''] = stored.exec(cookie ?? '') ?? []
  return of === day ? ids.slice(1).split('~') : []
}

/** The cookie with one more product; only the last 40 are stored. */
export const addDismissed = (cookie: string | undefined, day: string, productId: string): string =>
  [day, ...[...new Set([...readDismissed(cookie, day), productId])].slice(-maxDismissed)].join('~')
