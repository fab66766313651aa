import { type } from 'arktype'
import { Hono } from 'hono'
import type { ApiEnv } from '#server/context/context.ts'
import { answer } from '#service/answer.ts'
import { body } from '#service/validate.ts'
import { revokeSessions, setPassword } from './security.service.ts'

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
  .post('/password', body(Passwords, messages), async (c) =>
    answer(c, await setPassword(c.var.context, c.req.valid('form'))),
  )
  .post('/sessions/end', async (c) => answer(c, await revokeSessions(c.var.context)))
