// Prices that a customer pays: those of the price group, unless the company has its own.

/** `companyId`: null if the company has no prices of its own. */
export type PriceList = { group: string; companyId: number | null }
/** Equal for customers with the same prices. */
export type PriceListKey = `${number | ''}/${string}`

type Buyer = { price_group: string; company_id: number; has_own_prices: number }

/** Null for guests, who get no prices. */
export const priceListOf = (customer: Buyer | null): PriceList | null =>
  customer && { group: customer.price_group, companyId: customer.has_own_prices ? customer.company_id : null }

export const toPriceListKey = ({ group, companyId }: PriceList): PriceListKey => `${companyId ?? ''}/${group}`

export function fromPriceListKey(key: PriceListKey): PriceList {
  const at = key.indexOf('/')
  return { group: key.slice(at + 1), companyId: at === 0 ? null : Number(key.slice(0, at)) }
}
