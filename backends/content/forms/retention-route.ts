// `POST /expired/delete`: deletes submissions and files that are older than their retention period, and subscriptions that were not
// confirmed in time. Only reachable in process.
import type { Sql } from '../../sql/database.ts'
import { deleteExpired } from '../sql/pending-submissions.ts'
import { deleteOldSubmissions, makeRoom, type UploadLimits } from '../sql/submissions.ts'

type Services = { db: Sql; now: () => Date; uploads: UploadLimits; formDays: number }

/** Returns null for other requests. */
export const createRetentionRoute =
  ({ db, now, uploads, formDays }: Services) =>
  async ({ method, url }: Request): Promise<Response | null> => {
    if (method !== 'POST' || new URL(url).pathname !== '/expired/delete') return null
    await deleteExpired(db, now().toISOString())
    await deleteOldSubmissions(db, formDays, now())
    await makeRoom(db, uploads, now())
    return new Response(null, { status: 204 })
  }
