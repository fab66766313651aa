// `POST /operator/orders`: writes updates of orders. The edge authorizes and validates.
import type { Sql } from '../../sql/database.ts'
import { type OrderUpdate, updateOrders } from './order-updates.ts'
import type { ProgressSender } from './progress-mails.ts'

/** Returns null for other requests. */
export const createOrderUpdatesRoute =
  ({ db, now, shopName, shopOrigin, orderPhone, seller }: ProgressSender & { db: Sql; now: () => Date }) =>
  async (request: Request): Promise<Response | null> => {
    if (request.method !== 'POST' || new URL(request.url).pathname !== '/operator/orders') return null
    const result = await updateOrders(
      { db, now: now(), shopName, shopOrigin, orderPhone, seller },
      (await request.json()) as OrderUpdate[],
    )
    return Response.json(result, { status: result.rejected.length > 0 ? 422 : 200 })
  }
