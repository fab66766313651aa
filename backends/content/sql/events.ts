// Events for the wholesaler's own system about form submissions; forms/submission-events.ts reads them.
import type { Sql, SqlStatement } from '../../sql/database.ts'
import { type EventRow, eventColumns } from '../../sql/events.ts'

/** Inserts the event of the submission that the statement before it inserted, if it did. @param dueAt null: `makeEventDue` follows */
export const insertSubmissionEvent = (db: Sql, createdAt: string, dueAt: string | null): SqlStatement =>
  db
    .prepare(
      `INSERT INTO events (type, subject, created_at, due_at)
       SELECT 'form.submitted', last_insert_rowid(), ?1, ?2 WHERE changes() > 0`,
    )
    .bind(createdAt, dueAt)

/** For a submission that is complete now. */
export const makeEventDue = (db: Sql, submissionId: number, now: string): SqlStatement =>
  db.prepare('UPDATE events SET due_at = ?2 WHERE subject = ?1 AND due_at IS NULL').bind(submissionId, now)

/** The earliest due event. Submissions do not depend on each other, so each is sent whatever happens to others. */
export const nextEventToSend = (db: Sql, now: string): Promise<EventRow | null> =>
  db
    .prepare(
      `SELECT ${eventColumns} FROM events
       WHERE status = 'waiting' AND due_at <= ?1 AND next_attempt_at <= ?1 ORDER BY due_at, id LIMIT 1`,
    )
    .bind(now)
    .first<EventRow>()

type RecordRow = { id: number; handle: string; site_id: number; submitted_at: string; answers: string; files: string }
export type FileRecord = { handle: string; place: number; filename: string }

export const findSubmissionRecord = (db: Sql, id: string): Promise<RecordRow | null> =>
  db
    .prepare(
      `SELECT s.id, f.handle, s.site_id, s.submitted_at, s.answers, (
         SELECT json_group_array(json_object('handle', handle, 'place', place, 'filename', filename))
         FROM (SELECT handle, place, filename FROM form_files WHERE submission_id = s.id AND part = 0 ORDER BY handle, place)
       ) AS files
       FROM form_submissions s JOIN forms f ON f.id = s.form_id WHERE s.id = ?1`,
    )
    .bind(id)
    .first<RecordRow>()
