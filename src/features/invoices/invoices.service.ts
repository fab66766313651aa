import {
  type CreditTransferFieldsFragment,
  type InvoiceFieldsFragment,
  invoiceBalance,
  type invoiceBalanceQuery,
  invoicePdf,
  invoiceSummaries,
  invoiceUbl,
  viewInvoices,
} from '#contracts/generated/commerce.ts'
import { toFound } from '#features/orders/filter/record-filter.service.ts'
import { noFilter, type RecordFilter } from '#features/orders/filter/record-filter.ts'
import { may } from '#features/shop/may.ts'
import type { RequestContext } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'
import { type CustomerContext, requireSession } from '#service/require-session.ts'
import type { BalanceSums, InvoiceBalance, Payment } from './credit-transfer.ts'
import {
  type Invoice,
  type InvoicePage,
  type InvoiceSummary,
  invoicesPageSize,
  recentSize,
  toInvoice,
  toInvoiceSummary,
} from './invoice.ts'
import { filterStates } from './invoice-state.ts'
import { toInvoicesCsv } from './invoices-csv.ts'

async function readSummaries(context: CustomerContext, page: number, filter: RecordFilter) {
  const variables = { page, limit: invoicesPageSize, ...toFound(context, filter, filterStates) }
  return (await context.sessionClient.commerce(invoiceSummaries, variables)).viewInvoices ?? []
}

type Balance = NonNullable<invoiceBalanceQuery['invoiceBalance']>

const whole = { pageSize: 100, maxPages: 20 }

/** All invoices that the filter finds, newest first, page by page. A backend may return fewer than requested, or the same page again. */
async function* readAllInvoices(
  context: CustomerContext,
  filter: RecordFilter = noFilter,
): AsyncGenerator<InvoiceFieldsFragment> {
  const seen = new Set<string>()
  for (let page = 1; page <= whole.maxPages; page += 1) {
    const variables = { page, limit: whole.pageSize, ...toFound(context, filter, filterStates) }
    const { viewInvoices: found } = await context.sessionClient.commerce(viewInvoices, variables)
    const invoices = (found ?? []).filter(({ id }) => !seen.has(id))
    yield* invoices
    for (const { id } of invoices) seen.add(id)
    if (invoices.length < invoicesPageSize) return
  }
}

async function readPayment(transfer: CreditTransferFieldsFragment | null | undefined): Promise<Payment | null> {
  if (!transfer) return null
  const { toPayment } = await import('./payment-qr.ts')
  return toPayment(transfer)
}

/** Null: the backend does not return it. */
export async function getInvoiceBalance(context: RequestContext): Promise<{ balance: InvoiceBalance | null }> {
  requireSession(context)
  const given = await readBalance(context)
  return { balance: given && { ...toBalanceAmounts(given), payment: await readPayment(given.payment) } }
}

const readBalance = async ({ sessionClient }: CustomerContext) =>
  (await sessionClient.commerce(invoiceBalance, {})).invoiceBalance ?? null

const toBalanceAmounts = ({
  openCount,
  formattedOpen,
  overdueCount,
  formattedOverdue,
  overdueSince,
}: Balance): BalanceSums => ({
  openCount,
  open: formattedOpen,
  overdueCount,
  overdue: formattedOverdue,
  overdueSince,
})

const unknown = ({ t }: RequestContext) => new HttpProblem({ status: 404, title: t('invoices.unknown') })

/** A page of ten invoices that the filter finds. @throws HttpProblem 400 for an unknown filter. The contract has no total, so a full page is followed by a request for the next one. */
export async function getInvoices(
  context: RequestContext,
  { page = 1, filter = noFilter }: { page?: number; filter?: RecordFilter },
): Promise<InvoicePage> {
  requireSession(context)
  const invoices = await readSummaries(context, page, filter)
  const next = invoices.length < invoicesPageSize ? [] : await readSummaries(context, page + 1, filter)
  const ids = new Set(invoices.map(({ id }) => id))
  return {
    invoices: invoices.map((invoice) => toInvoiceSummary(invoice, context.locale)),
    page,
    hasOlder: next.some(({ id }) => !ids.has(id)),
  }
}

export async function getRecentInvoices(context: RequestContext): Promise<{ invoices: InvoiceSummary[] }> {
  requireSession(context)
  // part of the overview, also for roles that do not see invoices
  if (!may(context.session.customer, 'readInvoices')) return { invoices: [] }
  const invoices = (await readSummaries(context, 1, noFilter)).slice(0, recentSize)
  return { invoices: invoices.map((invoice) => toInvoiceSummary(invoice, context.locale)) }
}

/** Null: the backend does not return it. */
export async function getOwed(context: RequestContext): Promise<{ balance: BalanceSums | null }> {
  requireSession(context)
  // part of the home page, also for roles that do not see invoices
  const balance = may(context.session.customer, 'readInvoices') ? await readBalance(context) : null
  return { balance: balance && toBalanceAmounts(balance) }
}

async function findInvoice(context: CustomerContext, id: string): Promise<InvoiceFieldsFragment | null> {
  for await (const invoice of readAllInvoices(context)) if (invoice.id === id) return invoice
  return null
}

/** @throws HttpProblem 404 if the customer has no such invoice */
export async function getInvoice(context: RequestContext, id: string): Promise<Invoice> {
  requireSession(context)
  const { sessionClient, locale } = context
  const [found, lacksPdf, lacksUbl] = await Promise.all([
    findInvoice(context, id),
    sessionClient.lacks('Query.invoicePdf'),
    sessionClient.lacks('Query.invoiceUbl'),
  ])
  if (!found) throw unknown(context)
  const payment = await readPayment(found.payment)
  return toInvoice(found, locale, { payment, hasPdf: !lacksPdf, hasUbl: !lacksUbl })
}

/** @throws HttpProblem 400 for an unknown filter, as the list */
export async function getInvoicesCsv(context: RequestContext, filter: RecordFilter): Promise<string> {
  requireSession(context)
  const invoices: InvoiceFieldsFragment[] = []
  for await (const invoice of readAllInvoices(context, filter)) invoices.push(invoice)
  return toInvoicesCsv(invoices, context.locale, context.t)
}

/** Number of the invoice, for the name of its file. A file is also sent if the list of invoices cannot be read. */
const numberOf = async (context: CustomerContext, id: string): Promise<string> =>
  (await findInvoice(context, id).catch(() => null))?.incrementId ?? id

/** @throws HttpProblem 404 if there is no such file */
export async function getInvoicePdf(
  context: RequestContext,
  id: string,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; name: string }> {
  requireSession(context)
  const [{ invoicePdf: file }, number] = await Promise.all([
    context.sessionClient.commerce(invoicePdf, { id }),
    numberOf(context, id),
  ])
  if (!file) throw unknown(context)
  return { bytes: Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0)), name: `${number}.pdf` }
}

/** UBL of a Peppol invoice as XML text. @throws HttpProblem 404 if there is no such file */
export async function getInvoiceUbl(context: RequestContext, id: string): Promise<{ xml: string; name: string }> {
  requireSession(context)
  const [{ invoiceUbl: xml }, number] = await Promise.all([
    context.sessionClient.commerce(invoiceUbl, { id }),
    numberOf(context, id),
  ])
  if (!xml) throw unknown(context)
  return { xml, name: `${number}.xml` }
}
