/** The order value that a way of delivery asks for, held to before an order goes out, whatever the form said. Called by checkout.service.ts and place-order.service.ts. */

import { cartDetail, shippingMethods } from '#contracts/generated/commerce.ts'
import { toBelowMinimum } from '#features/cart/delivery/delivery-terms.ts'
import type { RequestContext } from '#server/context.ts'
import { isBackendFailure } from '#service/backend-failure.ts'
import { HttpProblem } from '#service/problem.ts'

/** Null where it cannot be asked: then the order cannot be placed either, or the backend decides. */
async function readTerms({ sessionClient }: RequestContext) {
  try {
    const [{ shippingMethods: ways }, { cartDetail: cart }] = await Promise.all([
      sessionClient.commerce(shippingMethods, {}),
      sessionClient.commerce(cartDetail, {}),
    ])
    return { ways, cart }
  } catch (error) {
    if (isBackendFailure(error)) return null
    throw error
  }
}

/**
 * @param version of the cart that the order is sent with; null: not told
 * @throws HttpProblem 422 at the way of delivery, for a cart that is worth less
 */
export async function requireMinimumOrder(
  context: RequestContext,
  code: string,
  version: number | null,
): Promise<void> {
  const { sessionClient, locale, t } = context
  if (await sessionClient.lacks('ShippingMethodRate.minimumOrder')) return
  const { ways, cart } = (await readTerms(context)) ?? {}
  // an empty cart may be one that this very order has emptied: the backend knows
  if (!cart?.items?.length) return
  // one of another version may have been begun since: the backend knows, and orders no version but the one it is sent
  const isOther = version !== null && cart.version != null && cart.version !== version
  if (isOther && !(await sessionClient.lacks('PlaceOrderInput.cartVersion'))) return
  const way = ways?.shippingMethods?.find(({ methods }) => methods?.code === code)
  const below = toBelowMinimum(cart, way?.methods?.minimumOrder ?? null, locale)
  if (!below) return
  const title = t('cartPage.belowMinimum', { ...below })
  throw new HttpProblem({ status: 422, title, errors: { shippingMethod: [title] } })
}
