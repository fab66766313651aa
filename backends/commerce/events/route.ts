// `POST /events/deliver`: sends the events that are due. The edge calls it every minute.
import type { Sql } from '../../sql/database.ts'
import { deliverEvents, type SendEvent } from './deliver.ts'

/** Returns null for other requests. */
export const createEventsRoute =
  (services: { db: Sql; now: () => Date; sendEvent: SendEvent | null }) =>
  async (request: Request): Promise<Response | null> => {
    if (request.method !== 'POST' || new URL(request.url).pathname !== '/events/deliver') return null
    const { sendEvent } = services
    return Response.json(sendEvent ? await deliverEvents(services, sendEvent) : { sent: 0, failures: [] })
  }
