import { expect, test } from 'vitest'
import { openTestContent } from '#backends/content/testing/cms.ts'
import { type Locale, locales } from '#i18n/locales.ts'
import type { RequestContext } from '#server/context/context.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { HttpProblem } from '#service/problem.ts'
import { makeTestContext } from '#tests/support/api-context.ts'
import { getEntry } from './entry.service.ts'

// F449
test('an entry is the one of the language of the page, also if several languages have its URI', async () => {
  const cms = await openTestContent(openSqliteD1(':memory:'))
  const { results } = await cms.db
    .prepare(`SELECT uri FROM entry_texts WHERE uri <> '__home__' GROUP BY uri HAVING count(*) > 1 ORDER BY uri`)
    .all()
  const [shared] = results
  expect(shared).toBeDefined()
  const read = async (locale: Locale, siteId: number) => {
    const given = {
      publicClient: { content: cms.ask },
      cms: { lacks: async () => false },
      config: { faqPage: '' },
    } as unknown as RequestContext
    const { context } = await makeTestContext({}, { ...given, locale, siteId })
    return getEntry(context, String(shared?.uri), 1).then(
      ({ entry }) => entry.siteId,
      (error) => {
        if (error instanceof HttpProblem) return null
        throw error
      },
    )
  }
  const found = await Promise.all(locales.map((locale, index) => read(locale, index + 1)))
  expect(found.filter((siteId) => siteId !== null).length).toBeGreaterThan(1)
  expect(found).toEqual(found.map((siteId, index) => siteId && index + 1))
})
