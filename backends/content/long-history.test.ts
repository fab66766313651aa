// Pages and forms do not become slower with each article or submission.
import { beforeEach, expect, test } from 'vitest'
import * as documents from '#contracts/generated/content.ts'
import { explain, openRecordingDatabase } from '#tests/support/query-plans.ts'
import { addSubmission } from './sql/submissions.ts'
import { openTestContent, type TestContent } from './testing/cms.ts'

let cms: TestContent
let statements: Set<string>
beforeEach(async () => {
  const recording = openRecordingDatabase()
  cms = await openTestContent(recording.db)
  statements = recording.statements
  statements.clear()
})

const plansOf = async (of: RegExp) => {
  const matching = [...statements].filter((sql) => of.test(sql))
  expect(matching.length).toBeGreaterThan(0)
  return (await Promise.all(matching.map((sql) => explain(cms.db, sql)))).flat()
}

// F698
test('the frame of a page reads the entries of its sections, not all texts of the site', async () => {
  await cms.ask(documents.siteCraftData, { language: ['nl'] })
  const plan = await plansOf(/e\.section IN/)
  expect(
    plan.filter((step) => /^SEARCH t USING INDEX sqlite_autoindex_entry_texts_2 \(site_id=\?\)/.test(step)),
  ).toEqual([])
})

// F698
test('a form without unique fields does not read earlier submissions', async () => {
  const formId = (await cms.db.prepare('SELECT id FROM forms').first<number>('id')) ?? 0
  const submission = { formId, siteId: 1, submittedAt: '2026-11-29T10:00:00.000Z', answers: { name: 'Ada' } }
  const rest = { files: {}, unique: [], pendingUntil: null }
  const limits = { quotaBytes: 1000, keepDays: 0 }
  expect(await addSubmission(cms.db, { ...submission, ...rest }, limits)).toEqual(expect.any(Number))
  expect((await plansOf(/INSERT INTO form_submissions/)).filter((step) => step.includes(' s '))).toEqual([])
})
