import type { Locale } from '../../graphql/locales.ts'
import { formatMoney } from '../rules/locale.ts'
import type { OrderItemRow } from '../sql/orders.ts'

/** Excise that a line includes; null: none, or not known. */
export const formatExcise = (
  locale: Locale,
  { excise_cents: cents, quantity }: Pick<OrderItemRow, 'excise_cents' | 'quantity'>,
): string | null => (cents === null ? null : formatMoney(locale, cents * quantity))
