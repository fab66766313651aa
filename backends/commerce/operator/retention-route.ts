// `POST /expired/delete`: deletes what is older than its retention period, and limits sessions. Only reachable in process.
import type { Sql } from '../../sql/database.ts'
import { limitSessions } from '../sql/access-tokens.ts'
import { type CommerceRetention, deleteExpired } from '../sql/personal-data/delete-expired.ts'

/** Returns null for other requests. */
export const createRetentionRoute =
  ({ db, now, retention }: { db: Sql; now: () => Date; retention: CommerceRetention }) =>
  async ({ method, url }: Request): Promise<Response | null> => {
    if (method !== 'POST' || new URL(url).pathname !== '/expired/delete') return null
    await deleteExpired(db, retention, now())
    await db.batch(limitSessions(db, now()))
    return new Response(null, { status: 204 })
  }
