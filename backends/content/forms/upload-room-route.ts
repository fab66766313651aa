// `GET /uploads/room`: the free bytes of the quota, in base64, and the message for files that exceed it. Only reachable in process: the
// edge refuses such an upload before it parses the body.
import { toLocale } from '../../graphql/locales.ts'
import type { Sql } from '../../sql/database.ts'
import { getMessage } from '../messages/messages.ts'
import { makeRoom, type UploadLimits } from '../sql/submissions.ts'

type Services = { db: Sql; uploads: UploadLimits; now: () => Date }

/** Returns null for other requests. */
export const createUploadRoomRoute =
  ({ db, uploads, now }: Services) =>
  async ({ method, url, headers }: Request): Promise<Response | null> => {
    if (method !== 'GET' || new URL(url).pathname !== '/uploads/room') return null
    const message = getMessage(toLocale(headers.get('x-locale')), 'uploadsFull')
    return Response.json({ bytes: await makeRoom(db, uploads, now()), message })
  }
