/** What the backend promises of delivery. Called by the cart's api routes. */
import type { deliveryOptionsQuery } from '#contracts/generated/commerce.ts'
import type { RequestContext } from '#server/context.ts'
import { deliveryOptions } from './cart.operations.ts'

type Delivery = deliveryOptionsQuery['deliveryOptions']

/** A page reads its cart and its promise apart, and both need it. */
const asked = new WeakMap<RequestContext, Promise<Delivery>>()

async function ask({ session, calls }: RequestContext): Promise<Delivery> {
  if (!session) return null
  const answer = await calls.commerce(deliveryOptions, {}).catch(() => null)
  return answer?.deliveryOptions ?? null
}

/** Asked once a request. Null for guests, who see no prices to compare, and where it cannot be asked: a cart is shown all the same. */
export function readDelivery(context: RequestContext): Promise<Delivery> {
  const answer = asked.get(context) ?? ask(context)
  asked.set(context, answer)
  return answer
}
