import type { Sql } from '../../sql/database.ts'
import type { SubmittedFile } from '../rules/check-form.ts'

/** Base64 characters per row: a D1 row is limited to two million bytes. */
const partLength = 1_000_000

export type Submission = {
  formId: number
  siteId: number
  submittedAt: string
  answers: Record<string, string | string[]>
  files: Record<string, readonly SubmittedFile[]>
  /** Handles of fields whose value must be unique. */
  unique: readonly string[]
}

/** @returns id of the submission; null if the unique value exists */
export async function addSubmission(db: Sql, submission: Submission): Promise<number | null> {
  const { formId, siteId, submittedAt, answers, files, unique } = submission
  const row = await db
    .prepare(
      `INSERT INTO form_submissions (form_id, site_id, submitted_at, answers)
       SELECT ?1, ?2, ?3, ?4 WHERE NOT EXISTS (
         SELECT 1 FROM form_submissions s, json_each(s.answers) kept JOIN json_each(?4) given ON given.key = kept.key
         WHERE s.form_id = ?1 AND lower(kept.value) = lower(given.value)
           AND given.key IN (SELECT value FROM json_each(?5))
       ) RETURNING id`,
    )
    .bind(formId, siteId, submittedAt, JSON.stringify(answers), JSON.stringify(unique))
    .first<{ id: number }>()
  if (!row) return null
  const parts = Object.entries(files).flatMap(([handle, given]) =>
    given.flatMap(({ filename, fileData }, place) =>
      expandQuery(fileData).map((data, part) => [handle, place, part, filename, data]),
    ),
  )
  const insert = db.prepare(
    'INSERT INTO form_files (submission_id, handle, place, part, filename, data) VALUES (?, ?, ?, ?, ?, ?)',
  )
  if (parts.length > 0) await db.batch(parts.map((values) => insert.bind(row.id, ...values)))
  return row.id
}

/** The base64 part of a data URL in chunks. */
function expandQuery(dataUrl: string): string[] {
  const data = dataUrl.slice(dataUrl.indexOf(',') + 1)
  return data.match(new RegExp(`.{1,${partLength}}`, 'gs')) ?? []
}
