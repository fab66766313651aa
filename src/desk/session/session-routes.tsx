import { type } from 'arktype'
import { Hono } from 'hono'
import { deskChangePassword, deskLogin, deskLogout } from '#contracts/generated/commerce.ts'
import { BackendError } from '#server/clients/backend-error.ts'
import type { AppEnv } from '#server/context/env.ts'
import { endSession, send, setSession } from '../desk-client.ts'
import { deskOf, isRefused, show, statusOf, textOf, withStaff } from '../desk-response.tsx'
import { toHref } from '../document.tsx'
import { LoginPage } from './login-page.tsx'
import { PasswordPage } from './password-page.tsx'

const text = (max: number) => type(`string <= ${max}` as 'string <= 100')
const Login = type({ email: text(254), password: text(128), code: text(20) })
const Password = type({ password: text(200), confirmPassword: text(200) })

export const sessionRoutes = new Hono<AppEnv>()
  .get('/login', (c) => show(c, <LoginPage desk={deskOf(c)} error={null} email="" />))
  .post('/login', async (c) => {
    const desk = deskOf(c)
    const body = await c.req.parseBody()
    const input = Login(body)
    const email = typeof body.email === 'string' ? body.email.slice(0, 254) : ''
    if (input instanceof type.errors)
      return show(c, <LoginPage desk={desk} error={desk.t('desk.incomplete')} email={email} />, 422)
    try {
      const { deskLogin: session } = await send(c, desk.locale, deskLogin, { input })
      if (!session) return c.text('Not Found', 404)
      setSession(c, session.token, session.expiresIn)
      return c.redirect(toHref(desk.locale, session.staff.mustChangePassword ? '/password' : ''), 303)
    } catch (error) {
      if (!(error instanceof BackendError)) throw error
      const words = isRefused(error) ? textOf(c, error) : desk.t('desk.down')
      return show(c, <LoginPage desk={desk} error={words} email={email} />, statusOf(error))
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
  .get('/password', async (c) => show(c, <PasswordPage desk={await withStaff(c)} error={null} />))
  .post('/password', async (c) => {
    const desk = await withStaff(c)
    const input = Password(await c.req.parseBody())
    if (input instanceof type.errors)
      return show(c, <PasswordPage desk={desk} error={desk.t('desk.incomplete')} />, 422)
    try {
      await send(c, desk.locale, deskChangePassword, { input })
      return c.redirect(toHref(desk.locale), 303)
    } catch (error) {
      if (!(error instanceof BackendError) || error.code !== 'BAD_USER_INPUT') throw error
      return show(c, <PasswordPage desk={desk} error={textOf(c, error)} />, 422)
    }
  })
