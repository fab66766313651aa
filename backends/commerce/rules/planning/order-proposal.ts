// Which products a customer usually has delivered on a day, from the deliveries of their orders.

/** The most packings of a product in one order of a delivery day, YYYY-MM-DD. */
export type DeliveredItem = { productId: number; day: string; quantity: number }

/** The product was in `times` of the latest `of` deliveries: of those on the weekday of the proposed day, or of all. */
type ShareReason = { kind: 'weekday' | 'deliveries'; times: number; of: number }
/** Median days between deliveries of the product, and days from the last one to the proposed one. */
type IntervalReason = { kind: 'interval'; everyDays: number; lastDaysAgo: number }

export type ProposedItem = {
  productId: number
  /** Packings: the median of the latest deliveries of the product, so never more than was ordered at once. */
  quantity: number
  reason: ShareReason | IntervalReason
}

const mostProposed = 30
/** Latest deliveries that count for a quantity and for a share. */
const latest = 6
/** Deliveries that make a habit. */
const fewest = 3
const usualShare = 0.6
/** A weekday counts in the 13 weeks before the last delivery. */
const weekdayWindow = 91
/** Part of the usual interval after which a product is due again; less if it is in most deliveries anyway. */
const dueFrom = { interval: 0.8, share: 0.5 }
/** Usual intervals after which a product that is missing in newer deliveries is no longer usual. */
const droppedAfter = 2.5

const dayMs = 86_400_000
const toDayNumber = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs)

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}

type Delivery = { day: number; quantity: number }

/** @param latestDays newest first @returns null if the product is in too few of them, or in none of the latest two */
function findShare(
  kind: ShareReason['kind'],
  items: readonly Delivery[],
  latestDays: readonly number[],
): ShareReason | null {
  const delivered = new Set(items.map(({ day }) => day))
  const times = latestDays.filter((day) => delivered.has(day)).length
  const isKept = latestDays.slice(0, 2).some((day) => delivered.has(day))
  const isUsual = isKept && times >= fewest && times >= usualShare * latestDays.length
  return isUsual ? { kind, times, of: latestDays.length } : null
}

/** @param items newest first */
function gapsOf(items: readonly Delivery[]): number[] {
  return items.slice(1).map(({ day }, index) => (items[index]?.day ?? day) - day)
}

/** Whether most intervals are similar, so that a product that was bought by chance is not usual. */
const isRegular = (gaps: readonly number[], usual: number) =>
  gaps.filter((gap) => Math.abs(gap - usual) <= usual / 2).length * 2 >= gaps.length

function findReason(
  items: readonly Delivery[],
  target: number,
  past: readonly number[],
): ProposedItem['reason'] | null {
  const gaps = gapsOf(items)
  const newest = items[0]?.day ?? target
  const lastDaysAgo = target - newest
  if (items.length < fewest || lastDaysAgo <= 0) return null
  const usual = medianOf(gaps.slice(0, latest * 2))
  const [last = newest] = past
  const sameWeekday = past.filter((day) => (target - day) % 7 === 0 && last - day <= weekdayWindow)
  const share =
    findShare('weekday', items, sameWeekday.slice(0, latest)) ?? findShare('deliveries', items, past.slice(0, latest))
  if (share) return lastDaysAgo >= usual * dueFrom.share ? share : null
  const isKept = last - newest <= usual * droppedAfter && isRegular(gaps, usual)
  const isDue = isKept && lastDaysAgo >= usual * dueFrom.interval
  return isDue ? { kind: 'interval', everyDays: Math.round(usual), lastDaysAgo } : null
}

const kinds = ['weekday', 'deliveries', 'interval'] as const

/**
 * The products that are usual on `day`, those of the weekday first. The history may have orders of `day` itself: their products are not
 * proposed again. Habits are compared with the customer's last delivery, not with today, so that a break does not end them.
 */
export function proposeOrder(history: readonly DeliveredItem[], day: string): ProposedItem[] {
  const target = toDayNumber(day)
  const days = [...new Set(history.map((item) => toDayNumber(item.day)))]
  const past = days.filter((one) => one < target).sort((a, b) => b - a)
  const found = [...Map.groupBy(history, ({ productId }) => productId)].flatMap(([productId, delivered]) => {
    const items = delivered
      .map((item): Delivery => ({ day: toDayNumber(item.day), quantity: item.quantity }))
      .sort((a, b) => b.day - a.day)
    const reason = findReason(items, target, past)
    const quantity = Math.max(1, Math.round(medianOf(items.slice(0, latest).map((item) => item.quantity))))
    return reason ? [{ item: { productId, quantity, reason }, count: items.length }] : []
  })
  const rankOf = ({ reason }: ProposedItem) => kinds.indexOf(reason.kind)
  return found
    .sort((a, b) => rankOf(a.item) - rankOf(b.item) || b.count - a.count || a.item.productId - b.item.productId)
    .slice(0, mostProposed)
    .map(({ item }) => item)
}
