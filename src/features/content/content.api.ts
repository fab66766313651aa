import { type } from 'arktype'
import { Hono } from 'hono'
import type { ApiEnv } from '#server/context/context.ts'
import { respond } from '#service/respond.ts'
import { validateBody } from '#service/validate.ts'
import { formApi } from './form/form.api.ts'
import { subscribe } from './site.service.ts'

const Subscription = type({
  newsletterEmail: type('string.trim').to('string.email <= 254'),
  'newsletterConsent?': 'string <= 200',
})

export const contentApi = new Hono<ApiEnv>()
  .post('/newsletter', validateBody(Subscription, { newsletterEmail: 'forms.email' }), async (c) =>
    respond(c, await subscribe(c.var.context, c.req.valid('form'))),
  )
  .route('/form', formApi)
