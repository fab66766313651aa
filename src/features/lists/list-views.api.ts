import { type } from 'arktype'
import { Hono } from 'hono'
import type { ApiEnv } from '#server/context/context.ts'
import { answer } from '#service/answer.ts'
import { csvType, download } from '#service/download.ts'
import { body } from '#service/validate.ts'
import { arrangeList, countList, getListAllergensCsv, getListCsv } from './list-views.service.ts'

/** One field per product, such as `left-12`. */
const Fields = type({ '[string]': 'string' })

export const listViewsApi = new Hono<ApiEnv>()
  .get('/:id/csv', async (c) => c.body(await getListCsv(c.var.context, c.req.param('id')), 200, download(csvType)))
  .get('/:id/allergens/csv', async (c) =>
    c.body(await getListAllergensCsv(c.var.context, c.req.param('id')), 200, download(csvType)),
  )
  .post('/:id/count', body(Fields), async (c) =>
    answer(c, await countList(c.var.context, c.req.param('id'), c.req.valid('form'))),
  )
  .post('/:id/arrange', body(Fields), async (c) => {
    const { sheet, done } = await arrangeList(c.var.context, c.req.param('id'), c.req.valid('form'))
    return answer(c, done, sheet)
  })
