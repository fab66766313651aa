// Sends a file of a form submission. Only reachable in process: the edge verifies the signed link.
import { Buffer } from 'node:buffer'
import type { Sql } from '../../sql/database.ts'
import { readFile, submittedFilePath } from '../sql/submissions.ts'

const pattern = new RegExp(`^${submittedFilePath}/(\\d{1,15})/([\\w.-]{1,100})/(\\d{1,3})$`)

/** Returns null for other requests. */
export const createFileRoute =
  (db: Sql) =>
  async (request: Request): Promise<Response | null> => {
    if (request.method !== 'GET') return null
    const [, id, handle, place] = pattern.exec(new URL(request.url).pathname) ?? []
    if (!id || !handle || !place) return null
    const file = await readFile(db, { submissionId: Number(id), handle, place: Number(place) })
    if (!file) return new Response('Not Found', { status: 404 })
    const headers = {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.filename.slice(-100).toWellFormed())}`,
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-store',
    }
    return new Response(Buffer.from(file.data, 'base64'), { headers })
  }
