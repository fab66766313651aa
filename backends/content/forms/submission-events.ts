// Events about form submissions.
import type { EventSource } from '../../outbox/deliver-events.ts'
import type { Sql } from '../../sql/database.ts'
import type { EventRow } from '../../sql/events.ts'
import { type FileRecord, findSubmissionRecord, nextEventToSend } from '../sql/events.ts'
import { readSites } from '../sql/sites.ts'
import { toFilePath } from '../sql/submissions.ts'
import type { LinkToFile } from './submission-mails.ts'

type Services = { db: Sql; now: () => Date; linkToFile: LinkToFile | null }

export const createSubmissionEvents = ({ db, now, linkToFile }: Services): EventSource<EventRow> => ({
  db,
  now,
  keyPrefix: 'form-event',
  next: (at) => nextEventToSend(db, at),
  readContent: async ({ subject }) => {
    const row = await findSubmissionRecord(db, subject)
    if (!row) return null
    const files = (JSON.parse(row.files) as FileRecord[]).map(({ handle, place, filename }) => ({
      field: handle,
      filename,
      url: linkToFile?.(toFilePath({ submissionId: row.id, handle, place })) ?? null,
    }))
    const site = (await readSites(db)).find(({ id }) => id === row.site_id)
    const { id, handle: form, submitted_at: submittedAt } = row
    const language = site?.language ?? null
    return { submission: { id, form, language, submittedAt, values: JSON.parse(row.answers), files } }
  },
})
