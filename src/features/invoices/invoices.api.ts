import { Hono } from 'hono'
import { toFilter } from '#features/orders/filter/record-filter.ts'
import type { ApiEnv } from '#server/context/context.ts'
import { csvType, download } from '#service/download.ts'
import { getInvoicePdf, getInvoicesCsv, getInvoiceUbl } from './invoices.service.ts'

export const invoicesApi = new Hono<ApiEnv>()
  .get('/csv', async (c) => {
    const { context } = c.var
    return c.body(
      await getInvoicesCsv(context, toFilter(c.req.query())),
      200,
      download(csvType, `${context.t('invoices.fileName')}.csv`),
    )
  })
  .get('/:id/pdf', async (c) => {
    const { bytes, name } = await getInvoicePdf(c.var.context, c.req.param('id'))
    return c.body(bytes, 200, download('application/pdf', name))
  })
  .get('/:id/ubl', async (c) => {
    const { xml, name } = await getInvoiceUbl(c.var.context, c.req.param('id'))
    return c.body(xml, 200, download('application/xml; charset=utf-8', name))
  })
