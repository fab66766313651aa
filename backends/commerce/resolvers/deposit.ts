// Deposits of a packing, a line or an order as the contract has them.
import type { Locale } from '../../graphql/locales.ts'
import { formatMoney } from '../rules/locale.ts'
import { type Deposit, depositCents } from '../rules/pricing/deposits.ts'

/** Null without deposits. */
export const formatDepositSum = (locale: Locale, cents: number): string | null =>
  cents === 0 ? null : formatMoney(locale, cents)

/** Null without deposits. */
export const toDepositOf = (locale: Locale, deposits: readonly Deposit[]) =>
  deposits.length === 0
    ? null
    : {
        formattedTotal: formatMoney(locale, depositCents(deposits)),
        articles: deposits.map(({ number, name, quantity, priceCents, totalCents }) => ({
          ...{ number, name, quantity },
          formattedPrice: formatMoney(locale, priceCents),
          formattedTotal: formatMoney(locale, totalCents),
        })),
      }
