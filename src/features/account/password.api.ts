/** Forgotten passwords over the data door: the link that is mailed, and the new password that it sets. */
import { type } from 'arktype'
import { Hono } from 'hono'
import { body } from '#features/forms/body.ts'
import { isTrue } from '#features/forms/is-true.ts'
import { Refusal } from '#features/forms/problem.ts'
import { localize } from '#i18n/paths.ts'
import type { ApiEnv } from '#server/context.ts'
import { forgotPassword, resetPassword, validateToken } from './account.operations.ts'

const Forgotten = type({ email: type('string.trim').to('string.email <= 254') })
const NewPassword = type({
  token: '1 <= string <= 512',
  email: '1 <= string <= 254',
  password: '1 <= string <= 1000',
  confirmPassword: '1 <= string <= 1000',
})
const messages = { password: 'account.passwordMissing', confirmPassword: 'account.repeatMissing' } as const

export const passwordApi = new Hono<ApiEnv>()
  .post('/forgot-password', body(Forgotten, { email: 'forms.email' }), async (c) => {
    const { calls, locale } = c.env.context
    await calls.commerce(forgotPassword, c.req.valid('form'))
    // the same page whether or not the address is known
    const next = `${localize(locale, 'forgotPassword')}?sent=1`
    c.header('x-next', next)
    return c.json({ next }, 200)
  })
  /** Whose password a link sets; null for one that is spent, over or made up. */
  .get('/reset-token', async (c) => {
    const token = c.req.query('token') ?? ''
    if (token === '' || token.length > 512) return c.json({ email: null }, 200)
    const { validateToken: answer } = await c.env.context.calls.commerce(validateToken, { token })
    return c.json({ email: isTrue(answer?.success) ? (answer?.email ?? null) : null }, 200)
  })
  .post('/reset-password', body(NewPassword, messages), async (c) => {
    const { calls, locale, t } = c.env.context
    const { resetPassword: answer } = await calls.commerce(resetPassword, c.req.valid('form'))
    if (!isTrue(answer?.success))
      throw new Refusal({ status: 422, title: t('account.linkOver'), detail: t('account.linkOverText') })
    // the login says so: it may have no scripts yet that could
    const next = `${localize(locale, 'login')}?reset=1`
    c.header('x-next', next)
    return c.json({ next }, 200)
  })
