import { beforeAll, expect, test } from 'vitest'
import { searchTexts } from '#contracts/generated/content.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { openTestContent, type TestContent } from '../testing/cms.ts'

let cms: TestContent
beforeAll(async () => {
  cms = await openTestContent(openSqliteD1(':memory:'))
})

const read = async (site: number) => (await cms.ask(searchTexts, { siteId: [site] })).searchTexts ?? []

test('returns the words of pages, news, jobs, legal pages and FAQ entries of a site as plain text', async () => {
  for (const site of [1, 2, 3, 4]) {
    const texts = await read(site)
    const sections = new Set(texts.map(({ sectionHandle }) => sectionHandle))
    expect([...sections].sort()).toEqual(
      ['faq', 'home', 'jobs', 'jobsPages', 'legalPages', 'news', 'newsPages', 'pages'].sort(),
    )
    for (const { siteId, title, text } of texts) {
      expect([siteId, title]).toEqual([site, expect.stringMatching(/./)])
      expect([title, text]).toEqual([title, expect.not.stringMatching(/<\/?[a-z]|&[a-z]+;/)])
    }
  }
  const returns = (await read(2)).find(({ uri }) => uri?.endsWith('returns-and-claims') || uri?.endsWith('returns'))
  expect(returns?.text).toMatch(/same day/)
})

test('the demo pages contain the words with which customers look for deliveries and returns', async () => {
  const wanted = {
    1: ['Levertijden', 'Leveringsgebied', 'Openingsuren', 'Teruggeven'],
    2: ['Delivery times', 'Delivery area', 'Opening hours', 'Returns'],
    3: ['Lieferzeiten', 'Liefergebiet', 'Öffnungszeiten', 'Retoure', 'Rückgabe', 'reklamieren'],
    4: ['Horaires de livraison', 'Zone de livraison', 'Horaires d’ouverture', 'Retours'],
  }
  for (const [site, words] of Object.entries(wanted)) {
    const texts = (await read(Number(site))).map(({ text }) => text).join('\n')
    for (const word of words) expect([site, texts]).toEqual([site, expect.stringContaining(word)])
  }
})

test('leaves out unpublished entries, and follows a change at once', async () => {
  const sql = 'UPDATE entry_texts SET blocks = ?1, enabled = ?2 WHERE site_id = 2 AND entry_id = 18'
  const link =
    '<p>A &amp; B, see <a href="/files/price%20list.pdf?v=2">the list</a></p><ul><li>One</li><li>Two</li></ul>'
  const blocks = JSON.stringify([{ type: 'textColumns', textColumns: [{ type: 'textColumn', text: link }] }])
  await cms.db.prepare(sql).bind(blocks, 1).run()
  const find = async () => (await read(2)).find(({ id }) => id === '18')
  expect((await find())?.text).toMatch(/^A & B, see the list\nOne\nTwo/)
  expect((await find())?.files).toEqual(['price list.pdf'])
  await cms.db.prepare(sql).bind(blocks, 0).run()
  expect(await find()).toBeUndefined()
})
