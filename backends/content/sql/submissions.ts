import type { Sql } from '../../sql/database.ts'
import { deleteOldEvents } from '../../sql/events.ts'
import type { SubmittedFile } from '../rules/check-form.ts'
import { insertSubmissionEvent, makeEventDue } from './events.ts'

/** Base64 characters per row: a D1 row is limited to two million bytes. */
const partLength = 500_000

export type Submission = {
  formId: number
  siteId: number
  submittedAt: string
  answers: Record<string, string | string[]>
  files: Record<string, readonly SubmittedFile[]>
  /** Handles of fields whose value must be unique. */
  unique: readonly string[]
  /** ISO time until which it can be confirmed; null: needs no confirmation. */
  pendingUntil: string | null
}

/** `quotaBytes`: of all stored files in base64. `keepDays`: 0 keeps them forever. */
export type UploadLimits = { quotaBytes: number; keepDays: number }

/** Deletes files that are too old. @returns how many bytes of the quota the others leave; negative if it was lowered */
export async function makeRoom(db: Sql, { quotaBytes, keepDays }: UploadLimits, now: Date): Promise<number> {
  const since = keepDays === 0 ? '' : new Date(now.getTime() - keepDays * 86_400_000).toISOString()
  const [, used] = await db.batch<{ bytes: number }>([
    db
      .prepare('DELETE FROM form_files WHERE submission_id IN (SELECT id FROM form_submissions WHERE submitted_at < ?)')
      .bind(since),
    db.prepare('SELECT coalesce(sum(bytes), 0) AS bytes FROM form_files'),
  ])
  return quotaBytes - (used?.results[0]?.bytes ?? 0)
}

/** Deletes submissions with their files. @param days 0 keeps them forever */
export async function deleteOldSubmissions(db: Sql, days: number, now: Date): Promise<void> {
  if (days === 0) return
  const before = new Date(now.getTime() - days * 86_400_000).toISOString()
  await db.prepare('DELETE FROM form_submissions WHERE submitted_at < ?').bind(before).run()
}

/** SQL: submissions with address ?1 as the whole value of a field. */
const ofAddress = `SELECT s.id FROM form_submissions s, json_tree(s.answers) a
  WHERE a.type = 'text' AND lower(trim(a.value)) = lower(?1)`

export type PersonSubmission = { form: string; submitted_at: string; answers: string; files: string }

/** Submissions of an e-mail address, oldest first; `answers` and `files` (names) are JSON. */
export async function readSubmissionsOf(db: Sql, email: string): Promise<PersonSubmission[]> {
  const sql = `SELECT f.handle AS form, s.submitted_at, s.answers,
      (SELECT json_group_array(filename) FROM form_files WHERE submission_id = s.id AND part = 0) AS files
    FROM form_submissions s JOIN forms f ON f.id = s.form_id WHERE s.id IN (${ofAddress}) ORDER BY s.id`
  return (await db.prepare(sql).bind(email).all<PersonSubmission>()).results
}

/** @returns number of deleted submissions; their files and events are deleted too */
export async function deleteSubmissionsOf(db: Sql, email: string): Promise<number> {
  const sql = `DELETE FROM form_submissions WHERE id IN (${ofAddress}) RETURNING id`
  return (await db.prepare(sql).bind(email).all()).results.length
}

/** @returns id of the submission; null if the unique value exists; 'full' if concurrent submissions have used up the quota */
export async function addSubmission(
  db: Sql,
  submission: Submission,
  { quotaBytes }: UploadLimits,
): Promise<number | null | 'full'> {
  const { formId, siteId, submittedAt, answers, files, unique, pendingUntil } = submission
  const parts = Object.entries(files).flatMap(([handle, given]) =>
    given.flatMap(({ filename, fileData }, place) =>
      splitBase64(fileData).map((data, part) => [handle, place, part, filename, data, data.length]),
    ),
  )
  const isComplete = pendingUntil === null && parts.length === 0
  const isUnique = `NOT EXISTS (
         SELECT 1 FROM form_submissions s, json_each(s.answers) kept JOIN json_each(?4) given ON given.key = kept.key
         WHERE s.form_id = ?1 AND lower(kept.value) = lower(given.value)
           AND given.key IN (SELECT value FROM json_each(?5))
       )`
  const insertSubmission = db
    .prepare(
      // the condition reads all submissions of the form
      `INSERT INTO form_submissions (form_id, site_id, submitted_at, answers, pending_until)
       SELECT ?1, ?2, ?3, ?4, ?6 WHERE ${unique.length === 0 ? `?5 = '[]'` : isUnique} RETURNING id`,
    )
    .bind(formId, siteId, submittedAt, JSON.stringify(answers), JSON.stringify(unique), pendingUntil)
  const [inserted] = await db.batch<{ id: number }>([
    insertSubmission,
    insertSubmissionEvent(db, submittedAt, isComplete ? submittedAt : null),
    deleteOldEvents(db, new Date(submittedAt)),
  ])
  const row = inserted?.results[0]
  if (!row) return null
  const insert = db.prepare(
    `INSERT INTO form_files (submission_id, handle, place, part, filename, data, bytes)
     SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 WHERE (SELECT coalesce(sum(bytes), 0) FROM form_files) + ?7 <= ?8`,
  )
  const remove = db.prepare('DELETE FROM form_submissions WHERE id = ?').bind(row.id)
  try {
    for (const values of parts) {
      await nextMacrotask()
      const { meta } = await insert.bind(row.id, ...values, quotaBytes).run()
      if (meta.changes > 0) continue
      await remove.run()
      return 'full'
    }
    if (pendingUntil === null && parts.length > 0) await makeEventDue(db, row.id, submittedAt).run()
  } catch (error) {
    await remove.run()
    throw error
  }
  return row.id
}

/** SQLite on Node is synchronous: other requests are handled between the parts of a file. */
const nextMacrotask = () => new Promise((done) => setTimeout(done, 0))

/** The base64 part of a data URL in chunks. */
function splitBase64(dataUrl: string): string[] {
  const parts: string[] = []
  for (let at = dataUrl.indexOf(',') + 1; at < dataUrl.length; at += partLength)
    parts.push(dataUrl.slice(at, at + partLength))
  return parts
}

export const submittedFilePath = '/operator/files'

type FilePlace = { submissionId: number; handle: string; place: number }

export const toFilePath = ({ submissionId, handle, place }: FilePlace) =>
  `${submittedFilePath}/${submissionId}/${handle}/${place}`

/** @returns name and content as base64 */
export async function readFile(
  db: Sql,
  { submissionId, handle, place }: FilePlace,
): Promise<{ filename: string; data: string } | null> {
  const { results } = await db
    .prepare('SELECT filename, data FROM form_files WHERE submission_id = ? AND handle = ? AND place = ? ORDER BY part')
    .bind(submissionId, handle, place)
    .all<{ filename: string; data: string }>()
  const [first] = results
  return first ? { filename: first.filename, data: results.map(({ data }) => data).join('') } : null
}
