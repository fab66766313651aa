// Sends the waiting rows of an outbox one after the other, and records the results.

/** `isFinal`: a retry is useless. `reason`: a code of the transport, never an address. */
export type Outcome = { sent: true } | { sent: false; isFinal: boolean; reason: string }
export type Delivery = { sent: number; failures: { id: number; reason: string; isFinal: boolean }[] }

type Row = { id: number; attempts: number }

export type DeliverySource<Waiting extends Row> = {
  now: () => Date
  next(now: string): Promise<Waiting | null>
  /** False if a concurrent delivery claimed the row. */
  claim(row: Waiting, nextAttemptAt: string): Promise<boolean>
  record(id: number, status: 'waiting' | 'sent' | 'failed', failure: string | null): Promise<void>
  send(row: Waiting): Promise<Outcome>
  /** Makes rows due again whose next attempt is later than `latest`: a clock that was ahead has tried them, or has given them up. */
  reset(latest: string, now: string): Promise<void>
  /** ISO time since which attempts count. */
  since(row: Waiting): string
  /** How long a row is retried. */
  maxAgeMs: number
}

const maxBackoffMs = 4 * 3_600_000

/** Backoff: 2, 4, 8 ... minutes after an attempt, four hours at most. */
const nextAttempt = (now: Date, attempts: number) =>
  new Date(now.getTime() + Math.min(2 ** (attempts + 1) * 60_000, maxBackoffMs))

const tooLate: Outcome = { sent: false, isFinal: true, reason: 'too late' }

/** After a temporary failure the run stops, because the other rows would fail too. */
export async function runDelivery<Waiting extends Row>(source: DeliverySource<Waiting>): Promise<Delivery> {
  const { now, maxAgeMs } = source
  const delivery: Delivery = { sent: 0, failures: [] }
  await source.reset(new Date(now().getTime() + maxBackoffMs).toISOString(), now().toISOString())
  for (;;) {
    const at = now()
    const row = await source.next(at.toISOString())
    if (!row) return delivery
    const isOld = (time: Date) => time.getTime() - Date.parse(source.since(row)) > maxAgeMs
    const next = nextAttempt(at, row.attempts)
    if (!(await source.claim(row, next.toISOString()))) continue
    const outcome = isOld(at) ? tooLate : await source.send(row)
    if (outcome.sent) {
      await source.record(row.id, 'sent', null)
      delivery.sent += 1
      continue
    }
    const { reason } = outcome
    const isFinal = outcome.isFinal || isOld(next)
    await source.record(row.id, isFinal ? 'failed' : 'waiting', reason)
    delivery.failures.push({ id: row.id, reason, isFinal })
    if (!outcome.isFinal) return delivery
  }
}
