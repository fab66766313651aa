// Writes what visitors hand in with a form. Called by ../resolvers/form.ts.
import type { D1Database } from '@cloudflare/workers-types'

export type Submission = {
  formId: number
  siteId: number
  /** ISO 8601. */
  submittedAt: string
  /** By handle of the field. */
  answers: Record<string, string>
  /** Handles of fields of which each value is kept once. */
  unique: readonly string[]
}

/** @returns the new submission's id; null when one with the same unique value is there already */
export async function addSubmission(db: D1Database, submission: Submission): Promise<number | null> {
  const { formId, siteId, submittedAt, answers, unique } = submission
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
  return row?.id ?? null
}
