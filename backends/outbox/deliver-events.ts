// Sends the events of a backend to the wholesaler's own system.
import { countMessages } from '../sql/count-messages.ts'
import type { Sql } from '../sql/database.ts'
import { claimEvent, type EventRow, recordEventResult, resetEvents } from '../sql/events.ts'
import { type Delivery, type Outcome, runDelivery } from './run-delivery.ts'

/** `key` is the same for each attempt; `body`: JSON. */
export type OutgoingEvent = { key: string; body: string }
/** Sends one event; never throws. */
export type SendEvent = (event: OutgoingEvent) => Promise<Outcome>

export type EventSource<Row extends EventRow> = {
  db: Sql
  now: () => Date
  /** Starts the idempotency keys, which are unique among all events of the shop. */
  keyPrefix: string
  /** The event that is sent next; null: none may be sent now. */
  next(now: string): Promise<Row | null>
  /** What the event reports; null: it was deleted. */
  readContent(event: Row): Promise<object | null>
}

/** Events are retried for three days after they are due. */
const maxAgeMs = 3 * 24 * 3_600_000
const gone: Outcome = { sent: false, isFinal: true, reason: 'deleted' }

export function deliverEvents<Row extends EventRow>(source: EventSource<Row>, send: SendEvent): Promise<Delivery> {
  const { db, now, keyPrefix, next, readContent } = source
  return runDelivery<Row>({
    now,
    next,
    claim: (event, nextAttemptAt) => claimEvent(db, event, nextAttemptAt),
    record: (...result) => recordEventResult(db, ...result),
    reset: (latest, at) => resetEvents(db, latest, at),
    send: async (event) => {
      const content = await readContent(event)
      if (!content) return gone
      const { id, type, created_at: createdAt } = event
      const key = `${keyPrefix}-${id}`
      return send({ key, body: JSON.stringify({ id: key, type, createdAt, ...content }) })
    },
    since: ({ due_at }) => due_at,
    maxAgeMs,
  })
}

/** `POST /events/deliver`: sends the events that are due; the edge calls it every minute. `GET /events/counts`: their number by state. Returns null for other requests. */
export const createEventsRoute =
  <Row extends EventRow>(source: EventSource<Row>, send: SendEvent | null) =>
  async (request: Request): Promise<Response | null> => {
    const call = `${request.method} ${new URL(request.url).pathname}`
    if (call === 'GET /events/counts')
      return Response.json(await countMessages(source.db, 'events', 'due_at', source.now()))
    if (call !== 'POST /events/deliver') return null
    return Response.json(send ? await deliverEvents(source, send) : { sent: 0, failures: [] })
  }
