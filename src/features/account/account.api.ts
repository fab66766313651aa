/** Login and logout over the data door, and what else concerns an account. Both lead on to a new document, since they change who one is. */
import { type } from 'arktype'
import { Hono } from 'hono'
import { isBackendRefusal } from '#features/forms/backend-failure.ts'
import { body } from '#features/forms/body.ts'
import { Refusal } from '#features/forms/problem.ts'
import { homeHref, localize } from '#i18n/paths.ts'
import { sameSitePath } from '#i18n/same-site-path.ts'
import type { ApiEnv } from '#server/context.ts'
import { customerLogin, customerLogout } from './account.operations.ts'
import { toLogin } from './account.ts'
import { passwordApi } from './password.api.ts'
import { profileApi } from './profile.api.ts'
import { registrationApi } from './registration.api.ts'
import { securityApi } from './security.api.ts'

const Credentials = type({
  email: type('string.trim').to('string.email <= 254'),
  password: '1 <= string <= 128',
  'remember?': 'string',
  'redirect?': 'string',
})
const messages = { email: 'forms.email', password: 'account.passwordMissing' } as const

export const accountApi = new Hono<ApiEnv>()
  .route('/', passwordApi)
  .route('/', registrationApi)
  .route('/', profileApi)
  .route('/', securityApi)
  .post('/login', body(Credentials, messages), async (c) => {
    const { context } = c.env
    const { locale, cookies, t } = context
    const { email, password, redirect, ...given } = c.req.valid('form')
    const remember = given.remember !== undefined
    const { customerLogin: answer } = await context.calls
      .commerce(customerLogin, { email, password, remember })
      .catch((error: unknown) => {
        // a backend without codes refuses credentials in words of its own
        const isWrong = isBackendRefusal(error) && (error.code === null || error.code === 'UNAUTHENTICATED')
        throw isWrong ? new Refusal({ status: 422, title: t('account.wrong') }) : error
      })
    const login = toLogin(answer, { remember, tokenType: context.config.commerceTokenType })
    if (!login) throw new Refusal({ status: 422, title: answer?.success ?? t('account.wrong') })
    await cookies.startSession(login)
    // the backend has merged the guest's cart into the customer's
    cookies.forgetGuestCart()
    cookies.showCartCount(0)
    const next = sameSitePath(redirect) ?? localize(locale, 'dashboard')
    c.header('x-next', next)
    const notice = (context.cartToken && answer?.success) || undefined
    return c.json({ next, notice, customer: login.customer.id }, 200)
  })
  .post('/logout', async (c) => {
    const { session, calls, cookies, locale, log, requestId } = c.env.context
    if (session) {
      // the browser forgets the session even when the backend cannot be told
      await calls.commerce(customerLogout, {}).catch((error: Error) => {
        log('warn', 'logout.failed', { req: requestId, message: error.message })
      })
    }
    cookies.endSession()
    cookies.forgetCustomer()
    const next = homeHref(locale)
    c.header('x-next', next)
    return c.json({ next }, 200)
  })
