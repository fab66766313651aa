import { type } from 'arktype'
import { Hono } from 'hono'
import type { ApiEnv } from '#server/context/context.ts'
import { respond } from '#service/respond.ts'
import { validateBody } from '#service/validate.ts'
import { logIn, logOut } from './account.service.ts'

const Credentials = type({
  email: type('string.trim').to('string.email <= 254'),
  password: '1 <= string <= 128',
  'remember?': 'string',
  'redirect?': 'string',
})
const messages = { email: 'forms.email', password: 'account.passwordMissing' } as const

export const accountApi = new Hono<ApiEnv>()
  .post('/login', validateBody(Credentials, messages), async (c) =>
    respond(c, await logIn(c.var.context, c.req.valid('form'))),
  )
  .post('/logout', async (c) => respond(c, await logOut(c.var.context)))
