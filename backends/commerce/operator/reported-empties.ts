// Empties that the wholesaler took back, as its own system or the desk reports them: checks, and the totals of their orders.
import { toLocale } from '../../graphql/locales.ts'
import type { Sql } from '../../sql/database.ts'
import { type CreditableArticle, readAnnounced, toReturned, toTotalsWithEmpties } from '../rules/empties/empties.ts'
import { toInvoiceNumber } from '../rules/invoice.ts'
import { formatMoney } from '../rules/locale.ts'
import { type Deposit, readDeposits, storeDeposits } from '../rules/pricing/deposits.ts'
import { type RecordedEmpties, readCreditable, readDepositNames } from '../sql/empties/empties.ts'
import type { KnownLine, KnownOrder } from '../sql/order-progress.ts'

/** Pieces of a deposit article. */
export type ReportedEmpties = { deposit: string; quantity: number }

export type EmptiesReport = {
  /** The complete list, or a sentence that says why it is rejected. */
  of: (
    order: KnownOrder,
    empties: readonly ReportedEmpties[],
  ) => { error: string } | { recorded: RecordedEmpties | null }
}

/** Reads what the reports of one call need. */
export async function createEmptiesReport(
  db: Sql,
  sellerCountry: string,
  numbers: readonly string[],
): Promise<EmptiesReport> {
  const [found, names] = await Promise.all([readCreditable(db, numbers), readDepositNames(db, numbers)])
  const articles = new Map(found.map((article) => [article.number, article]))
  return {
    of(order, empties) {
      const number = `PV-${order.number}`
      const seen = new Set<string>()
      const announced = new Map(readAnnounced(order.announced_empties).map((one) => [one.number, one.name]))
      const returned: { article: CreditableArticle; quantity: number }[] = []
      for (const { deposit, quantity } of empties) {
        const article = articles.get(deposit)
        if (!article) return { error: `There is no deposit article ${deposit}.` }
        if (seen.has(deposit)) return { error: `${number} names the empties ${deposit} twice.` }
        seen.add(deposit)
        // in the language of the order, like its lines
        const name = announced.get(deposit) ?? names.get(`${toLocale(order.locale)} ${deposit}`) ?? deposit
        returned.push({ article: { ...article, name }, quantity })
      }
      const before = readDeposits(order.returned_empties)
      const deposits = toReturned(returned, { sellerCountry, taxes: order.taxes, before })
      if (isSame(before, deposits)) return { recorded: null }
      if (order.invoice_number !== null)
        return {
          error: `${number} has the invoice ${toInvoiceNumber(order.invoice_number)}: report the empties with the next order of the customer.`,
        }
      const totals = toTotalsWithEmpties(order, JSON.parse(order.lines) as KnownLine[], deposits)
      if (totals.grand_total_cents < 0)
        return {
          error: `The empties of ${number} are worth ${formatMoney('en', -totals.grand_total_cents)} more than the order: report the rest with the next order of the customer.`,
        }
      return { recorded: { id: order.id, returned_empties: storeDeposits(deposits) ?? '[]', ...totals } }
    },
  }
}

const isSame = (a: readonly Deposit[], b: readonly Deposit[]) => toKey(a) === toKey(b)
const toKey = (deposits: readonly Deposit[]) =>
  deposits
    .map(({ number, quantity }) => `${number} ${quantity}`)
    .sort()
    .join(', ')
