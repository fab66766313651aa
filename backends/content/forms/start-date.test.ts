import { expect, test } from 'vitest'
import { formQuery, submitForm } from '#contracts/generated/content.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { openTestContent } from '../testing/cms.ts'
import { toJobApplication } from '../testing/job-application.ts'

test('a job application starts today or later, also in a form that is stored for years', async () => {
  let now = new Date('2026-11-24T08:00:00Z')
  const cms = await openTestContent(openSqliteD1(':memory:'), { sendMail: async () => undefined, now: () => now })
  const wrongFields = async (start: string) => {
    const values = [...toJobApplication(), { handle: 'start', value: start }]
    const input = { handle: 'jobApplication', siteId: 2, values }
    const answer = await cms.ask(submitForm, { input } as never)
    return (answer.submitForm?.errors ?? []).map(({ handle }) => handle)
  }
  const leastDate = async () => {
    const { formQuery: form } = await cms.ask(formQuery, { handle: ['jobApplication'], siteId: [2] })
    const fields = form?.pages?.flatMap((page) => page?.rows ?? []).flatMap((row) => row?.rowFields ?? [])
    const field = fields?.find((each) => each?.__typename === 'Field_Date')
    return field && 'minDate' in field ? field.minDate : undefined
  }
  expect(await leastDate()).toBe('2026-11-24T00:00:00Z')
  expect(await wrongFields('2026-11-23')).toEqual(['start'])
  expect(await wrongFields('2026-11-24')).toEqual([])
  now = new Date('2026-11-25T00:00:00Z')
  expect(await leastDate()).toBe('2026-11-25T00:00:00Z')
  expect(await wrongFields('2026-11-24')).toEqual(['start'])
})
