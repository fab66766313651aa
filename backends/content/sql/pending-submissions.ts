import type { Sql } from '../../sql/database.ts'
import { makeEventDue } from './events.ts'
import type { Submission } from './submissions.ts'

export type SubmissionRow = {
  id: number
  site_id: number
  handle: string
  answers: string
  /** ISO time; null: confirmed. */
  pending_until: string | null
}

export const deleteExpired = (db: Sql, now: string) =>
  db.prepare('DELETE FROM form_submissions WHERE pending_until <= ?').bind(now).run()

/** Extends the pending submission with the same address. @returns its id; null if it is confirmed */
export async function renewPending(
  db: Sql,
  { formId, siteId, answers }: Pick<Submission, 'formId' | 'siteId' | 'answers'>,
  emailField: string,
  pendingUntil: string,
): Promise<number | null> {
  const row = await db
    .prepare(
      `UPDATE form_submissions SET pending_until = ?, site_id = ?
       WHERE form_id = ? AND pending_until IS NOT NULL AND EXISTS (
         SELECT 1 FROM json_each(answers) WHERE key = ? AND lower(value) = lower(?)
       ) RETURNING id`,
    )
    .bind(pendingUntil, siteId, formId, emailField, String(answers[emailField]))
    .first<{ id: number }>()
  return row?.id ?? null
}

export const readSubmission = (db: Sql, id: number): Promise<SubmissionRow | null> =>
  db
    .prepare(
      `SELECT s.id, s.site_id, f.handle, s.answers, s.pending_until
       FROM form_submissions s JOIN forms f ON f.id = s.form_id WHERE s.id = ?`,
    )
    .bind(id)
    .first<SubmissionRow>()

/** @returns false if it was confirmed before */
export async function confirmSubmission(db: Sql, id: number, now: string): Promise<boolean> {
  const [confirmed] = await db.batch([
    db.prepare('UPDATE form_submissions SET pending_until = NULL WHERE id = ? AND pending_until IS NOT NULL').bind(id),
    makeEventDue(db, id, now),
  ])
  return (confirmed?.meta.changes ?? 0) > 0
}
