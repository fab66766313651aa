/** Reads the features of the backend before a page is rendered. */

import { hasFeature } from '#features/shop/features.service.ts'
import { allFeatures, type Features } from '#features/shop/features.ts'
import type { RequestContext } from '#server/context/context.ts'
import { withTimeout } from '#server/time/with-timeout.ts'

/** A page whose public reads time out must still be sent within 2.6 s. */
const maxWaitMs = 300

/** All features while they are unknown: the page is then not cached. */
export async function readPageFeatures(
  context: Pick<RequestContext, 'publicClient' | 'reportFailure' | 'session'>,
): Promise<Features> {
  const read = Promise.all([
    hasFeature(context, 'approvals'),
    hasFeature(context, 'invoices'),
    hasFeature(context, 'lists'),
    hasFeature(context, 'planning'),
    hasFeature(context, 'quotes'),
    hasFeature(context, 'standingOrders'),
  ]).catch(() => null)
  const found = await withTimeout(read, maxWaitMs)
  if (found) {
    const [approvals, invoices, lists, planning, quotes, standingOrders] = found
    // the backend refuses these operations to staff in the name of a customer
    if (context.session?.customer.onBehalf)
      return { approvals: false, invoices: false, lists, planning, quotes, standingOrders: false }
    return { approvals, invoices, lists, planning, quotes, standingOrders }
  }
  context.reportFailure(500)
  return allFeatures
}
