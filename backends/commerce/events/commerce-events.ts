// Events about orders and companies, in order per company.
import type { EventSource } from '../../outbox/deliver-events.ts'
import type { Sql } from '../../sql/database.ts'
import { findRequest, type RequestRow } from '../sql/access-requests.ts'
import { type CommerceEvent, nextEventToSend } from '../sql/events.ts'
import { findOrderRecord } from '../sql/order-records.ts'
import { type QuoteMessageRow, readQuoteMessages } from '../sql/quotes.ts'
import { toOrderRecord } from './order-record.ts'

export const createCommerceEvents = ({ db, now }: { db: Sql; now: () => Date }): EventSource<CommerceEvent> => ({
  db,
  now,
  keyPrefix: 'event',
  next: (at) => nextEventToSend(db, at),
  readContent: (event) => readContent(db, event),
})

async function readContent(db: Sql, { type, subject }: CommerceEvent) {
  if (type === 'access.requested') {
    const request = await findRequest(db, 'id', subject)
    return request && { company: toCompany(request) }
  }
  const row = await findOrderRecord(db, subject)
  if (!row) return null
  const order = toOrderRecord(row)
  return type === 'quote.replied' || type === 'quote.declined'
    ? { order, messages: (await readQuoteMessages(db, subject)).map(toMessage) }
    : { order }
}

const toMessage = ({ author, text, created_at }: QuoteMessageRow) => ({ author, text, createdAt: created_at })

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
