/** Enforces the minimum order value of a shipping method on the server, independent of the form. */
import { cartDetail, shippingMethods } from '#contracts/generated/commerce.ts'
import { toMinimumShortfall } from '#features/cart/delivery/delivery-terms.ts'
import type { RequestContext } from '#server/context/context.ts'
import { fetchOptional } from '#service/fetch-optional.ts'
import { HttpProblem } from '#service/problem.ts'

const maxWaitMs = 1_500

/** Null if a query fails or is slow: then the order fails too, or the backend checks the minimum. */
async function readTerms({ sessionClient }: RequestContext) {
  const terms = fetchOptional(
    Promise.all([sessionClient.commerce(shippingMethods, {}), sessionClient.commerce(cartDetail, {})]),
    maxWaitMs,
  )
  const answers = await terms()
  return answers && { shipping: answers[0].shippingMethods, cart: answers[1].cartDetail }
}

/** @param version cart version of the order; null if unknown @throws HttpProblem 422 for the shipping method below its minimum */
export async function requireMinimumOrder(
  context: RequestContext,
  code: string,
  version: number | null,
): Promise<void> {
  const { sessionClient, locale, t } = context
  if (await sessionClient.lacks('ShippingMethodRate.minimumOrder')) return
  const { shipping, cart } = (await readTerms(context)) ?? {}
  // an empty cart may be the result of this order, which is being retried: the backend decides
  if (!cart?.items?.length) return
  // a cart of another version may be newer than the order: the backend rejects versions that do not match
  const isOther = version !== null && cart.version != null && cart.version !== version
  if (isOther && !(await sessionClient.lacks('PlaceOrderInput.cartVersion'))) return
  const carrier = shipping?.shippingMethods?.find(({ methods }) => methods?.code === code)
  const below = toMinimumShortfall(cart, carrier?.methods?.minimumOrder ?? null, locale)
  if (!below) return
  const title = t('cartPage.belowMinimum', { ...below })
  throw new HttpProblem({ status: 422, title, errors: { shippingMethod: [title] } })
}
