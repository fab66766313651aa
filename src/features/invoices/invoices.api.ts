/** A customer's invoices over the data door: the list, one of them, and both as files. */
import { Hono } from 'hono'
import { csvType, download } from '#features/forms/download.ts'
import { Refusal } from '#features/forms/problem.ts'
import { requireSession } from '#features/forms/require-session.ts'
import type { ApiEnv, RequestContext } from '#server/context.ts'
import { recentSize, toInvoice, toInvoiceSummary } from './invoice.ts'
import { invoicePdf, invoiceUbl, viewInvoices } from './invoices.operations.ts'
import { toInvoicesCsv } from './invoices-csv.ts'

async function readInvoices(context: RequestContext) {
  requireSession(context)
  return (await context.calls.commerce(viewInvoices, {})).viewInvoices ?? []
}

const unknown = ({ t }: RequestContext) => new Refusal({ status: 404, title: t('invoices.unknown') })

export const invoicesApi = new Hono<ApiEnv>()
  .get('/', async (c) => {
    const { context } = c.env
    const invoices = (await readInvoices(context)).map((invoice) => toInvoiceSummary(invoice, context.locale))
    return c.json({ invoices }, 200)
  })
  .get('/recent', async (c) => {
    const { context } = c.env
    const newest = (await readInvoices(context)).slice(0, recentSize)
    return c.json({ invoices: newest.map((invoice) => toInvoiceSummary(invoice, context.locale)) }, 200)
  })
  .get('/csv', async (c) => {
    const { context } = c.env
    const csv = toInvoicesCsv(await readInvoices(context), context.locale, context.t)
    return c.body(csv, 200, download(csvType, `${context.t('invoices.fileName')}.csv`))
  })
  .get('/:id', async (c) => {
    const { context } = c.env
    const [invoices, lacksPdf, lacksUbl] = await Promise.all([
      readInvoices(context),
      context.calls.lacks('Query.invoicePdf'),
      context.calls.lacks('Query.invoiceUbl'),
    ])
    const found = invoices.find(({ id }) => id === c.req.param('id'))
    if (!found) throw unknown(context)
    return c.json(toInvoice(found, context.locale, { hasPdf: !lacksPdf, hasUbl: !lacksUbl }), 200)
  })
  .get('/:id/pdf', async (c) => {
    const { context } = c.env
    requireSession(context)
    const { invoicePdf: file } = await context.calls.commerce(invoicePdf, { id: c.req.param('id') })
    if (!file) throw unknown(context)
    const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))
    return c.body(bytes, 200, download('application/pdf'))
  })
  .get('/:id/ubl', async (c) => {
    const { context } = c.env
    requireSession(context)
    const { invoiceUbl: file } = await context.calls.commerce(invoiceUbl, { id: c.req.param('id') })
    if (!file) throw unknown(context)
    return c.body(file, 200, download('application/xml; charset=utf-8'))
  })
