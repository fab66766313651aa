// Sends events to the wholesaler's own system, in order per company. Triggered by the edge every minute.
import type { Sql } from '../../sql/database.ts'
import { type Delivery, type Outcome, runDelivery } from '../outbox/run-delivery.ts'
import { findRequest, type RequestRow } from '../sql/access-requests.ts'
import { claimEvent, type EventRow, nextEventToSend, recordEventResult } from '../sql/events.ts'
import { findOrderRecord } from '../sql/order-records.ts'
import { toOrderRecord } from './order-record.ts'

/** `key` is the same for each attempt; `body`: JSON. */
export type OutgoingEvent = { key: string; body: string }
/** Sends one event; never throws. */
export type SendEvent = (event: OutgoingEvent) => Promise<Outcome>

const maxAgeMs = 3 * 24 * 3_600_000
const gone: Outcome = { sent: false, isFinal: true, reason: 'deleted' }

/** Events are retried for three days after they are due. */
export const deliverEvents = ({ db, now }: { db: Sql; now: () => Date }, send: SendEvent): Promise<Delivery> =>
  runDelivery<EventRow>({
    now,
    next: (at) => nextEventToSend(db, at),
    claim: (event, nextAttemptAt) => claimEvent(db, event, nextAttemptAt),
    record: (...result) => recordEventResult(db, ...result),
    send: async (event) => {
      const data = await readData(db, event)
      if (!data) return gone
      const { id, type, created_at: createdAt } = event
      const key = `event-${id}`
      return send({ key, body: JSON.stringify({ id: key, type, createdAt, ...data }) })
    },
    since: ({ due_at }) => due_at,
    maxAgeMs,
  })

async function readData(db: Sql, { type, subject }: EventRow) {
  if (type === 'access.requested') {
    const request = await findRequest(db, 'id', subject)
    return request && { company: toCompany(request) }
  }
  const row = await findOrderRecord(db, subject)
  return row && { order: toOrderRecord(row) }
}

const toCompany = (request: RequestRow) => ({
  id: request.id,
  name: request.name,
  vatNumber: request.vat_number,
  activity: request.activity,
  email: request.email,
  phone: request.phone,
  website: request.website,
  customer: { email: request.user_email, firstName: request.first_name, lastName: request.last_name },
  address: {
    address1: request.address1,
    address2: request.address2,
    postcode: request.postcode,
    city: request.city,
    country: request.country,
  },
})
