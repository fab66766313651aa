/** Content over HTTP. */
import { type } from 'arktype'
import { Hono } from 'hono'
import { answer, JsonAnswer } from '#api/core/answer.ts'
import { body, query } from '#api/core/validate.ts'
import type { ApiEnv } from '#server/context.ts'
import { getEntry } from './entry.service.ts'
import { formApi } from './form/form.api.ts'
import { homeUri } from './links.ts'
import { toPageNumber } from './news.ts'
import { getRedirects, getSite, subscribe } from './site.service.ts'

const Subscription = type({ newsletterEmail: type('string.trim').to('string.email <= 254') })
const ByUri = type({ uri: type('string').default(homeUri), page: type('string').pipe(toPageNumber).default('1') })

export const contentApi = new Hono<ApiEnv>()
  .get('/site', async (c) => c.json(await getSite(c.env.context), 200))
  .post('/newsletter', body(Subscription, { newsletterEmail: 'forms.email' }), async (c) =>
    answer(c, await subscribe(c.env.context, c.req.valid('form').newsletterEmail)),
  )
  .route('/form', formApi)
  .get('/redirects', async (c) => c.json(await getRedirects(c.env.context), 200))
  .get('/entry', query(ByUri), async (c) => {
    const { uri, page } = c.req.valid('query')
    return new JsonAnswer(await getEntry(c.env.context, uri, page))
  })
