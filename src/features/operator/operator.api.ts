import { type } from 'arktype'
import { Hono } from 'hono'
import { sameOriginPath } from '#i18n/same-origin-path.ts'
import type { ApiEnv } from '#server/context/context.ts'
import { respond } from '#service/respond.ts'
import { validateBody } from '#service/validate.ts'
import { createRedirect } from './create-redirect.service.ts'
import { removeFromNotFoundLog } from './not-found-log.service.ts'

const link = { until: 'string', signature: 'string' } as const
const path = type('string <= 300').narrow((text) => sameOriginPath(text) !== null)
const NewRedirect = type({
  ...link,
  source: path,
  target: type('string.trim').to('string <= 500'),
  status: "'301' | '302' | '410'",
  '+': 'delete',
})
const Removal = type({ ...link, path: 'string', '+': 'delete' })

export const operatorApi = new Hono<ApiEnv>()
  .post('/not-found/remove', validateBody(Removal), async (c) =>
    respond(c, await removeFromNotFoundLog(c.var.context, c.req.valid('form'))),
  )
  .post('/redirects', validateBody(NewRedirect), async (c) =>
    respond(c, await createRedirect(c.var.context, c.req.valid('form'))),
  )
