/** A customer's password and sessions over the data door. A backend may offer neither: then the screen leaves them out. */
import { type } from 'arktype'
import { Hono } from 'hono'
import { body } from '#features/forms/body.ts'
import { isTrue } from '#features/forms/is-true.ts'
import { Refusal } from '#features/forms/problem.ts'
import { requireSession } from '#features/forms/require-session.ts'
import type { ApiEnv, RequestContext } from '#server/context.ts'
import { changePassword, endOtherSessions } from './account.operations.ts'

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

type Answer = { status?: unknown; message?: string | null } | null | undefined

/** What the backend says of a change. @throws Refusal 422 when it made none */
function toNotice({ t }: RequestContext, answer: Answer, otherwise: string): string {
  if (!isTrue(answer?.status)) throw new Refusal({ status: 422, title: answer?.message ?? t('problems.unavailable') })
  return answer?.message || otherwise
}

export const securityApi = new Hono<ApiEnv>()
  .get('/security', async (c) => {
    const { context } = c.env
    requireSession(context)
    const names = ['Mutation.changePassword', 'Mutation.endOtherSessions'] as const
    const [lacksPassword, lacksSessions] = await Promise.all(names.map((name) => context.calls.lacks(name)))
    return c.json({ canChangePassword: !lacksPassword, canEndSessions: !lacksSessions }, 200)
  })
  .post('/password', body(Passwords, messages), async (c) => {
    const { context } = c.env
    requireSession(context)
    const { changePassword: answer } = await context.calls.commerce(changePassword, c.req.valid('form'))
    return c.json({ notice: toNotice(context, answer, context.t('account.passwordChanged')) }, 200)
  })
  .post('/sessions/end', async (c) => {
    const { context } = c.env
    requireSession(context)
    const { endOtherSessions: answer } = await context.calls.commerce(endOtherSessions, {})
    return c.json({ notice: toNotice(context, answer, context.t('account.othersEnded')) }, 200)
  })
