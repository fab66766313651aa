import { type } from 'arktype'
import { Hono } from 'hono'
import { deskChangePassword, deskLogin, deskLogout } from '#contracts/generated/commerce.ts'
import type { Translate } from '#i18n/translator.ts'
import { BackendError } from '#server/clients/backend-error.ts'
import type { AppEnv } from '#server/context/env.ts'
import { endSession, send, setSession } from '../desk-client.ts'
import { deskOf, isRefused, show, statusOf, textOf, withStaff } from '../desk-response.tsx'
import { toHref } from '../document.tsx'
import { rejectFields, toRejection } from '../rejection.ts'
import { LoginPage } from './login-page.tsx'
import { PasswordPage } from './password-page.tsx'

const text = (max: number) => type(`0 < string <= ${max}` as '0 < string <= 100')
const Login = type({ email: text(254), password: text(128), code: text(20), '+': 'delete' })
const Password = type({ password: text(200), confirmPassword: text(200), '+': 'delete' })

/** Names the fields that are empty or too long. */
const rejectWrong = (t: Translate, errors: type.errors) =>
  rejectFields(
    t,
    Object.keys(errors.byPath).map((field) => [field, t('desk.fillIn')] as const),
  )

export const sessionRoutes = new Hono<AppEnv>()
  .get('/login', (c) => show(c, <LoginPage desk={deskOf(c)} rejection={null} email="" />))
  .post('/login', async (c) => {
    const desk = deskOf(c)
    const body = await c.req.parseBody()
    const input = Login(body)
    const email = typeof body.email === 'string' ? body.email.slice(0, 254) : ''
    if (input instanceof type.errors)
      return show(c, <LoginPage desk={desk} rejection={rejectWrong(desk.t, input)} email={email} />, 422)
    try {
      const { deskLogin: session } = await send(c, desk.locale, deskLogin, { input })
      if (!session) return c.text('Not Found', 404)
      setSession(c, session.token, session.expiresIn)
      return c.redirect(toHref(desk.locale, session.staff.mustChangePassword ? '/password' : ''), 303)
    } catch (error) {
      if (!(error instanceof BackendError)) throw error
      const summary = isRefused(error) ? textOf(c, error) : desk.t('desk.down')
      const rejection = { summary, errors: new Map(), status: 422 } as const
      return show(c, <LoginPage desk={desk} rejection={rejection} email={email} />, statusOf(error))
    }
  })
  .post('/logout', async (c) => {
    const { locale } = deskOf(c)
    endSession(c)
    await send(c, locale, deskLogout, {}).catch((error: unknown) => {
      if (!(error instanceof BackendError && error.code === 'UNAUTHENTICATED')) throw error
    })
    return c.redirect(toHref(locale, '/login'), 303)
  })
  .get('/password', async (c) => show(c, <PasswordPage desk={await withStaff(c)} rejection={null} />))
  .post('/password', async (c) => {
    const desk = await withStaff(c)
    const input = Password(await c.req.parseBody())
    if (input instanceof type.errors)
      return show(c, <PasswordPage desk={desk} rejection={rejectWrong(desk.t, input)} />, 422)
    try {
      await send(c, desk.locale, deskChangePassword, { input })
      return c.redirect(toHref(desk.locale), 303)
    } catch (error) {
      if (!(error instanceof BackendError) || error.code !== 'BAD_USER_INPUT') throw error
      const rejection = toRejection(desk.t, error, (path) => path)
      return show(c, <PasswordPage desk={desk} rejection={rejection} />, 422)
    }
  })
