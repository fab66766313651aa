/** Orders a quote at its prices. */
import { acceptQuote as acceptDocument } from '#contracts/generated/commerce.ts'
import { requireQuotes } from '#features/orders/quotes/quotes.service.ts'
import { localize } from '#i18n/paths.ts'
import type { RequestContext } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'
import { requireSession } from '#service/require-session.ts'

type Acceptance = {
  quote: string
  version: number
  key: string
  shippingMethod: string
  input: {
    billingAddressId: string
    shippingAddressId: string
    deliveryDate: string | null
    message: string | null
    purchaseReference: string | null
    empties?: { number: string; quantity: number }[]
  }
}

/** Repeats with one key are one order. @throws BackendError 404 or 409 if the quote cannot be accepted */
export async function acceptQuote(
  context: RequestContext,
  { quote: id, version, key, shippingMethod, input }: Acceptance,
): Promise<{ next: string }> {
  requireSession(context)
  await requireQuotes(context)
  const { sessionClient, cookies, locale, t } = context
  const { acceptQuote: placed } = await sessionClient.commerce(
    acceptDocument,
    { id, input: { version, ...input } },
    { idempotencyKey: key },
  )
  if (!placed?.order) throw new HttpProblem({ status: 409, title: t('checkout.notPlaced') })
  const method = placed.selectedMethod ?? shippingMethod
  await cookies.rememberOrder({ orderId: placed.order.id, isOffer: false, method })
  return { next: localize(locale, 'checkoutSuccess') }
}
