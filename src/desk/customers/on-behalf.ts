/** Starts and ends a session of the shop in the name of a customer. Its token is in the cookie of customers, sealed like theirs. */
import { customerLogout, deskStartOrder } from '#contracts/generated/commerce.ts'
import { toSessionCustomer } from '#features/account/account.ts'
import { homeHref } from '#i18n/paths.ts'
import { contextOf, sessionOf, withCookies } from '#server/http/request-context.ts'
import { send } from '../desk-client.ts'
import { type DeskContext, deskOf } from '../desk-response.tsx'
import { toHref } from '../document.tsx'

/** Ends the session of the shop in this browser at the backend; if that fails, it ends with its token. */
async function logOutOfShop(c: DeskContext): Promise<void> {
  const { context } = await contextOf(c, deskOf(c).locale)
  await context.sessionClient.commerce(customerLogout, {}).catch((error: Error) => {
    context.log('warn', 'logout.failed', { req: context.requestId, message: error.message })
  })
}

/** Replaces a customer's session in this browser. @throws BackendError */
export async function startOrder(c: DeskContext, userId: string): Promise<Response> {
  const { locale } = deskOf(c)
  const { deskStartOrder: started } = await send(c, locale, deskStartOrder, { userId })
  if (!started) return c.text('Not Found', 404)
  if (await sessionOf(c)) await logOutOfShop(c)
  const { customer, staff, companyId } = started
  const { cookies } = (await contextOf(c, locale)).context
  await cookies.startSession({
    token: started.accessToken,
    tokenType: c.var.services.config.commerceTokenType ?? 'Bearer',
    expiresIn: started.expiresIn,
    remember: false,
    customer: {
      ...toSessionCustomer(customer),
      onBehalf: { staff: staff.name, companyId },
    },
  })
  cookies.setCartCount(0)
  return withCookies(c, c.redirect(homeHref(locale), 303))
}

/** A session of a customer stays. */
export async function endOrder(c: DeskContext): Promise<Response> {
  const { locale } = deskOf(c)
  const onBehalf = (await sessionOf(c))?.customer.onBehalf
  if (!onBehalf) return c.redirect(toHref(locale, '/customers'), 303)
  await logOutOfShop(c)
  ;(await contextOf(c, locale)).context.cookies.endSession()
  return withCookies(c, c.redirect(toHref(locale, `/customers/${onBehalf.companyId}`), 303))
}
