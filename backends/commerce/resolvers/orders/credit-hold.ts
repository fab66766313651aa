// creditHold: why a company cannot order, and the error of writes that need it to.
import type { Context } from '../../context/context.ts'
import { codedError } from '../../context/errors.ts'
import { formatMessage } from '../../messages/messages.ts'
import { formatMoney, toMajorUnits } from '../../rules/locale.ts'
import { sumUnpaidInvoices } from '../../sql/credit-holds.ts'
import type { CreditHold, CustomerRow } from '../../sql/customers.ts'
import type { Resolvers } from '../generated/types.ts'

export const creditHoldResolvers: Resolvers = {
  Query: {
    creditHold: async (_, __, { db, locale, customer }) => {
      const { credit_hold: stored = null, company_id: companyId = 0 } = (await customer()) ?? {}
      if (stored === null) return null
      const { since, reason, openCents } = JSON.parse(stored) as CreditHold
      const cents = openCents ?? (await sumUnpaidInvoices(db, companyId))
      // a hold without unpaid invoices has an amount that only the wholesaler knows
      const amountOpen = cents > 0 ? toMajorUnits(cents) : null
      return { since, reason, amountOpen, formattedAmountOpen: cents > 0 ? formatMoney(locale, cents) : null }
    },
  },
}

/** Error if the customer's company cannot order. */
export function creditHoldError({ locale }: Context, { credit_hold: hold }: Pick<CustomerRow, 'credit_hold'>) {
  if (hold === null) return null
  const validation = { creditHold: [formatMessage(locale, 'order.creditHold')] }
  return codedError(locale, 'CONFLICT', 'order.creditHold', {}, { validation })
}
