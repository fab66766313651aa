import { type } from 'arktype'
import { Hono } from 'hono'
import type { ApiEnv } from '#server/context/context.ts'
import { respond } from '#service/respond.ts'
import { validateBody } from '#service/validate.ts'
import { requestPasswordReset, resetPassword } from './password.service.ts'

const Forgotten = type({ email: type('string.trim').to('string.email <= 254') })
const NewPassword = type({
  token: '1 <= string <= 512',
  email: '1 <= string <= 254',
  password: '1 <= string <= 1000',
  confirmPassword: '1 <= string <= 1000',
})
const messages = { password: 'account.passwordMissing', confirmPassword: 'account.repeatMissing' } as const

export const passwordApi = new Hono<ApiEnv>()
  .post('/forgot-password', validateBody(Forgotten, { email: 'forms.email' }), async (c) =>
    respond(c, await requestPasswordReset(c.var.context, c.req.valid('form'))),
  )
  .post('/reset-password', validateBody(NewPassword, messages), async (c) =>
    respond(c, await resetPassword(c.var.context, c.req.valid('form'))),
  )
