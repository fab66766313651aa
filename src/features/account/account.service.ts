/** Login and logout. Both return a page to load as a new document, because every part of the page depends on the current customer. */
import { customerLogin, customerLogout } from '#contracts/generated/commerce.ts'
import { homeHref, localize } from '#i18n/paths.ts'
import { sameOriginPath } from '#i18n/same-origin-path.ts'
import type { RequestContext } from '#server/context/context.ts'
import { isBackendRejection } from '#service/backend-failure.ts'
import { HttpProblem } from '#service/problem.ts'
import { toLogin } from './account.ts'

/** Any value of `remember` lets the session outlive the browser's session. */
type Credentials = { email: string; password: string; remember?: string; redirect?: string }

/** @throws HttpProblem 422 for wrong credentials */
export async function logIn(context: RequestContext, { email, password, redirect, ...given }: Credentials) {
  const { locale, cookies, t } = context
  const remember = given.remember !== undefined
  const { customerLogin: answer } = await context.sessionClient
    .commerce(customerLogin, { email, password, remember }, { device: await context.findDevice(email) })
    .catch((error: unknown) => {
      // a backend without error codes rejects wrong credentials with a message only
      const isWrong = isBackendRejection(error) && (error.code === null || error.code === 'UNAUTHENTICATED')
      throw isWrong ? new HttpProblem({ status: 422, title: t('account.wrong') }) : error
    })
  const login = toLogin(answer, { remember, tokenType: context.config.commerceTokenType })
  if (!login) throw new HttpProblem({ status: 422, title: answer?.success ?? t('account.wrong') })
  await cookies.startSession(login)
  await cookies.rememberDevice(email)
  // the backend has merged the guest's cart into the customer's
  cookies.clearGuestCart()
  cookies.setCartCount(0)
  const next = sameOriginPath(redirect) ?? localize(locale, 'dashboard')
  const notice = (context.cartToken && answer?.success) || undefined
  return { next, notice, customer: login.customer.id }
}

export async function logOut({ session, sessionClient, cookies, locale, log, requestId }: RequestContext) {
  if (session) {
    // the cookie is cleared even if the backend logout fails
    await sessionClient.commerce(customerLogout, {}).catch((error: Error) => {
      log('warn', 'logout.failed', { req: requestId, message: error.message })
    })
  }
  cookies.endSession()
  cookies.clearLoginHint()
  return { next: homeHref(locale) }
}
