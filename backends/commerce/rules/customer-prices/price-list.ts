// Prices that a customer pays: those of the price group, unless the company has its own for the day.
import { toIsoDay } from '../delivery/calendar-days.ts'

/** `companyId` and `day` (Y-m-d at the depot): null if the company has no prices of its own. */
export type PriceList = { group: string; companyId: number | null; day: string | null }
/** Equal for customers with the same prices. */
export type PriceListKey = `${number | ''}/${string}/${string}`

/** The customer for whom products are read, and the day of the prices. */
export type Viewer = { group: string; companyId: number; day: string }

type Buyer = { price_group: string; company_id: number; has_own_prices: number }

/** Null for guests, who get no prices. */
export const viewerOf = (customer: Pick<Buyer, 'price_group' | 'company_id'> | null, now: Date): Viewer | null =>
  customer && { group: customer.price_group, companyId: customer.company_id, day: toIsoDay(now.toISOString()) }

/** Null for guests, who get no prices. */
export function priceListOf(customer: Buyer | null, now: Date): PriceList | null {
  const viewer = viewerOf(customer, now)
  return viewer && customer?.has_own_prices === 0 ? { ...viewer, companyId: null, day: null } : viewer
}

export const toPriceListKey = ({ group, companyId, day }: PriceList): PriceListKey =>
  `${companyId ?? ''}/${day ?? ''}/${group}`

export function fromPriceListKey(key: PriceListKey): PriceList {
  const [companyId, day, ...group] = key.split('/')
  return { group: group.join('/'), companyId: companyId ? Number(companyId) : null, day: day || null }
}
