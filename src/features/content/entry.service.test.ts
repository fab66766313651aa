import { expect, test } from 'vitest'
import { openTestContent, type TestContent } from '#backends/content/testing/cms.ts'
import { type Locale, locales } from '#i18n/locales.ts'
import type { RequestContext } from '#server/context/context.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { HttpProblem } from '#service/problem.ts'
import { makeTestContext } from '#tests/support/api-context.ts'
import { getEntry } from './entry.service.ts'

const contextWith = (ask: TestContent['ask'], given: object) =>
  makeTestContext({}, {
    publicClient: { content: ask },
    cms: { lacks: async () => false },
    config: { faqPage: '' },
    ...given,
  } as unknown as RequestContext)

// F449
test('an entry is the one of the language of the page, also if several languages have its URI', async () => {
  const cms = await openTestContent(openSqliteD1(':memory:'))
  const { results } = await cms.db
    .prepare(`SELECT uri FROM entry_texts WHERE uri <> '__home__' GROUP BY uri HAVING count(*) > 1 ORDER BY uri`)
    .all()
  const [shared] = results
  expect(shared).toBeDefined()
  const read = async (locale: Locale, siteId: number) => {
    const { context } = await contextWith(cms.ask, { locale, siteId })
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

// F229
test('a block of an unknown type is logged, and the page has its other blocks', async () => {
  const cms = await openTestContent(openSqliteD1(':memory:'))
  const read: typeof cms.ask = async (document, variables) => {
    const answer = await cms.ask(document, variables)
    const { entry } = answer as { entry?: { contentBlocks: object[] } }
    entry?.contentBlocks.splice(1, 0, { __typename: 'carousel_Entry', typeHandle: 'carousel' })
    return answer
  }
  const logged: unknown[] = []
  const { context } = await contextWith(read, { siteId: 2, log: (...line: unknown[]) => logged.push(line) })
  const { entry } = await getEntry(context, 'service/delivery', 1)
  expect(entry.blocks.length).toBeGreaterThan(0)
  expect(entry.blocks.map(({ type }) => type)).not.toContain('carousel')
  expect(logged).toContainEqual(['warn', 'content.unknownBlock', { type: 'carousel', uri: 'service/delivery' }])
})

// F224
test('a news slider has the articles of its editor in their order, or else the latest six without the current page', async () => {
  const cms = await openTestContent(openSqliteD1(':memory:'))
  const { context } = await contextWith(cms.ask, { siteId: 2 })
  const written = await cms.db
    .prepare(
      `SELECT t.entry_id AS id, t.uri FROM entry_texts t JOIN entries e ON e.id = t.entry_id
       WHERE e.section = 'newsPages' AND t.site_id = 2 ORDER BY t.post_date DESC`,
    )
    .all<{ id: number; uri: string }>()
  const news = written.results
  const [first, second, third] = news
  const shownOn = async (uri: string, newsItems: unknown[]) => {
    await cms.db
      .prepare('UPDATE entry_texts SET blocks = ? WHERE site_id = 2 AND uri = ?')
      .bind(JSON.stringify([{ type: 'newsSlider', newsItems }]), uri)
      .run()
    const [block] = (await getEntry(context, uri, 1)).entry.blocks
    return block?.type === 'newsSlider' && block.items.map(({ href }) => href)
  }
  const hrefs = (articles: typeof news) => articles.map(({ uri }) => `/en/${uri}`)
  expect(await shownOn('about-us', [third?.id, first?.id])).toEqual(
    hrefs([third, first].filter((one) => one !== undefined)),
  )
  expect(await shownOn('about-us', [])).toEqual(hrefs(news.slice(0, 6)))
  expect(await shownOn(String(second?.uri), [])).toEqual(hrefs(news.filter((one) => one !== second).slice(0, 6)))
})
