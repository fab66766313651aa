import { type } from 'arktype'
import { Hono } from 'hono'
import type { ApiEnv } from '#server/context/context.ts'
import { csvType, download } from '#service/download.ts'
import { respond } from '#service/respond.ts'
import { validateBody } from '#service/validate.ts'
import { getListAllergensCsv, getListCsv, submitStocktake, updateListEntries } from './list-views.service.ts'

/** One field per product, such as `left-12`. */
const Fields = type({ '[string]': 'string' })

export const listViewsApi = new Hono<ApiEnv>()
  .get('/:id/csv', async (c) => {
    const { csv, name } = await getListCsv(c.var.context, c.req.param('id'))
    return c.body(csv, 200, download(csvType, name))
  })
  .get('/:id/allergens/csv', async (c) => {
    const { csv, name } = await getListAllergensCsv(c.var.context, c.req.param('id'))
    return c.body(csv, 200, download(csvType, name))
  })
  .post('/:id/count', validateBody(Fields), async (c) =>
    respond(c, await submitStocktake(c.var.context, c.req.param('id'), c.req.valid('form'))),
  )
  .post('/:id/arrange', validateBody(Fields), async (c) => {
    const { sheet, done } = await updateListEntries(c.var.context, c.req.param('id'), c.req.valid('form'))
    return respond(c, done, sheet)
  })
