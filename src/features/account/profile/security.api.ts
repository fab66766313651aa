import { type } from 'arktype'
import { Hono } from 'hono'
import type { ApiEnv } from '#server/context/context.ts'
import { respond } from '#service/respond.ts'
import { validateBody } from '#service/validate.ts'
import { changePassword, endOtherSessions } from './security.service.ts'

const Passwords = type({
  currentPassword: '1 <= string <= 1000',
  password: '1 <= string <= 1000',
  confirmPassword: '1 <= string <= 1000',
})
const messages = {
  currentPassword: 'account.passwordMissing',
  password: 'account.newMissing',
  confirmPassword: 'account.repeatMissing',
} as const

export const securityApi = new Hono<ApiEnv>()
  .post('/password', validateBody(Passwords, messages), async (c) =>
    respond(c, await changePassword(c.var.context, c.req.valid('form'))),
  )
  .post('/sessions/end', async (c) => respond(c, await endOtherSessions(c.var.context)))
