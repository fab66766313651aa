import { type } from 'arktype'
import { Hono } from 'hono'
import type { ApiEnv } from '#server/context/context.ts'
import { answer } from '#service/answer.ts'
import { body } from '#service/validate.ts'
import { formApi } from './form/form.api.ts'
import { subscribe } from './site.service.ts'

const Subscription = type({
  newsletterEmail: type('string.trim').to('string.email <= 254'),
  'newsletterConsent?': 'string <= 200',
})

export const contentApi = new Hono<ApiEnv>()
  .post('/newsletter', body(Subscription, { newsletterEmail: 'forms.email' }), async (c) =>
    answer(c, await subscribe(c.var.context, c.req.valid('form'))),
  )
  .route('/form', formApi)
