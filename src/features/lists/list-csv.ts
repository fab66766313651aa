/** CSV export of a list, which quick order can import. */
import { findTier } from '#features/pricing/customer-price.ts'
import { toCsv } from '#i18n/csv.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Translate } from '#i18n/translator.ts'
import type { ListLine } from './list.ts'

/** Quick order recognizes the headers of SKU and quantity. */
export function toListCsv(lines: readonly ListLine[], locale: Locale, t: Translate): string {
  const head = [
    t('product.itemNumber'),
    t('cart.item'),
    t('cart.quantity'),
    t('cart.unit'),
    t('lists.content'),
    t('lists.target'),
    t('lists.area'),
    t('cartPage.price'),
    t('cartPage.lineTotal'),
  ]
  const rows = lines.map(({ sku, name, amount, unit, content, par, area, customerPrice }) => {
    const tier = findTier(customerPrice?.tiers, amount)
    const cents = tier ? (tier.cents ?? undefined) : customerPrice?.cents?.amount
    const money = cents === undefined ? ['', ''] : [cents / 100, (cents * amount) / 100]
    return [sku, name, String(amount), unit ?? '', content ?? '', par === null ? '' : String(par), area ?? '', ...money]
  })
  return toCsv(locale, [head, ...rows])
}
