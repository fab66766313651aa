import { invoicePdf, invoiceUbl, viewInvoices } from '#contracts/generated/commerce.ts'
import type { RequestContext } from '#server/context.ts'
import { HttpProblem } from '#service/problem.ts'
import { type CustomerContext, requireSession } from '#service/require-session.ts'
import { type Invoice, type InvoiceSummary, recentSize, toInvoice, toInvoiceSummary } from './invoice.ts'
import { toInvoicesCsv } from './invoices-csv.ts'

async function readInvoices(context: CustomerContext) {
  return (await context.sessionClient.commerce(viewInvoices, {})).viewInvoices ?? []
}

const unknown = ({ t }: RequestContext) => new HttpProblem({ status: 404, title: t('invoices.unknown') })

export async function getInvoices(context: RequestContext): Promise<{ invoices: InvoiceSummary[] }> {
  requireSession(context)
  return { invoices: (await readInvoices(context)).map((invoice) => toInvoiceSummary(invoice, context.locale)) }
}

export async function getRecentInvoices(context: RequestContext): Promise<{ invoices: InvoiceSummary[] }> {
  return { invoices: (await getInvoices(context)).invoices.slice(0, recentSize) }
}

/** @throws HttpProblem 404 if the customer has no such invoice */
export async function getInvoice(context: RequestContext, id: string): Promise<Invoice> {
  requireSession(context)
  const { sessionClient, locale } = context
  const [invoices, lacksPdf, lacksUbl] = await Promise.all([
    readInvoices(context),
    sessionClient.lacks('Query.invoicePdf'),
    sessionClient.lacks('Query.invoiceUbl'),
  ])
  const found = invoices.find((invoice) => invoice.id === id)
  if (!found) throw unknown(context)
  return toInvoice(found, locale, { hasPdf: !lacksPdf, hasUbl: !lacksUbl })
}

export async function getInvoicesCsv(context: RequestContext): Promise<string> {
  requireSession(context)
  return toInvoicesCsv(await readInvoices(context), context.locale, context.t)
}

/** @throws HttpProblem 404 if there is no such file */
export async function getInvoicePdf(context: RequestContext, id: string): Promise<Uint8Array<ArrayBuffer>> {
  requireSession(context)
  const { invoicePdf: file } = await context.sessionClient.commerce(invoicePdf, { id })
  if (!file) throw unknown(context)
  return Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))
}

/** UBL of a Peppol invoice as XML text. @throws HttpProblem 404 if there is no such file */
export async function getInvoiceUbl(context: RequestContext, id: string): Promise<string> {
  requireSession(context)
  const { invoiceUbl: file } = await context.sessionClient.commerce(invoiceUbl, { id })
  if (!file) throw unknown(context)
  return file
}
