// Mails of the outbox against those that the mail provider got.
import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { startMailApi } from '../../../tests/support/mail-servers.ts'
import { withDatabase } from '../buyers.ts'
import { count, none } from './writer.ts'

type Posted = Awaited<ReturnType<typeof startMailApi>>['posted']

const waitMs = 60_000
const waiting = "SELECT count(*) AS n FROM outbox WHERE status = 'waiting' AND due_at IS NULL"

/** Lets a shop that is not killed send the rest; a mail whose sending was interrupted is tried at once instead of two minutes later. */
export async function settleMails(dataDir: string): Promise<void> {
  const deadline = performance.now() + waitMs
  while (performance.now() < deadline) {
    const left = withDatabase(dataDir, (db) => {
      db.exec("UPDATE outbox SET next_attempt_at = '' WHERE status = 'waiting' AND due_at IS NULL AND attempts > 0")
      return count(db, waiting)
    })
    if (left === 0) return
    await sleep(1_000)
  }
}

/** A mail may be sent again with the same idempotency key, which its provider recognizes, but never with another text. */
export function checkMails(db: DatabaseSync, posted: Posted) {
  const contents = new Map<string, Set<string>>()
  for (const { key = '', mail } of posted) {
    const content = createHash('sha256').update(JSON.stringify(mail)).digest('hex')
    contents.set(key, (contents.get(key) ?? new Set()).add(content))
  }
  const sent = db
    .prepare("SELECT id, created_at FROM outbox WHERE status = 'sent'")
    .all()
    .map(({ id, created_at }) => `outbox-${id}-${Date.parse(String(created_at))}`)
  const known = new Set(sent)
  const again = posted.length - contents.size
  return [
    none(`mails not sent, of ${sent.length}`, count(db, waiting)),
    none('mails marked as sent that the provider did not get', sent.filter((key) => !contents.has(key)).length),
    none('mails that the provider got without a row', [...contents.keys()].filter((key) => !known.has(key)).length),
    none(
      `mails with two texts under one key; ${again} were sent again with the same key`,
      [...contents.values()].filter(({ size }) => size > 1).length,
    ),
  ]
}
