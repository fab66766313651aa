import { beforeEach, expect, test } from 'vitest'
import { entry } from '#contracts/generated/content.ts'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { openTestContent, type TestContent } from '../testing/cms.ts'
import { type EditCommand, edit, listPages } from './edit.ts'

const about = { language: 'en', uri: 'about-us' }
const now = new Date('2026-11-22T12:00:00Z')

let cms: TestContent
beforeEach(async () => {
  cms = await openTestContent(openSqliteD1(':memory:'), { now: () => now })
})
const run = (command: EditCommand, ...words: string[]) => edit(cms.db, about, command, words)
async function read(headers: Record<string, string> = {}) {
  const variables = { uri: ['about-us'], siteId: [2] }
  const { data } = await cms.send(entry.text, variables, headers)
  const found = (data as { entry: { title: string; contentBlocks: { title: string | null }[] } | null }).entry
  return found && [found.title, found.contentBlocks[0]?.title]
}
const preview = { 'x-craft-token': 'any' }

test('a draft is visible only in previews until it is published or discarded', async () => {
  const [title, heading] = (await read()) ?? []
  await run('draft', 'title', 'About our house')
  await run('draft', 'blocks.0.title', 'Since 1954')
  expect([await read(), await read(preview)]).toEqual([
    [title, heading],
    ['About our house', 'Since 1954'],
  ])
  expect(await listPages(cms.db, now)).toContain(`/en/about-us  ${title}  draft`)
  await run('discard')
  expect(await read(preview)).toEqual([title, heading])
  await expect(run('publish')).rejects.toThrow('/en/about-us has no draft.')

  await run('draft', 'title', 'Our house')
  expect(await run('publish')).toMatchObject({ changed: { siteId: 2, uri: 'about-us', sectionHandle: 'pages' } })
  expect([await read(), await read(preview)]).toEqual([
    ['Our house', heading],
    ['Our house', heading],
  ])
  expect(await listPages(cms.db, now)).not.toContain('draft')
})

test('a missing value empties nothing, and a title is never empty', async () => {
  const before = await read()
  for (const command of ['set', 'draft'] as const)
    for (const words of [[], ['title'], ['blocks.0.title']])
      await expect(run(command, ...words)).rejects.toThrow('Give a member of the page and its value')
  await expect(run('set', 'title', ' ')).rejects.toThrow('A page has a title: it cannot be empty.')
  expect([await read(), await read(preview)]).toEqual([before, before])
  await run('set', 'blocks.0.title', '')
  expect((await read())?.[1]).toBeFalsy()
})

test('an unpublished, scheduled or expired page is visible only in previews', async () => {
  for (const [command, word, back, before] of [
    ['hide', '', 'unhide', ''],
    ['post', '2026-11-23', 'post', '2026-01-01'],
    ['expire', '2026-11-22T11:59:00Z', 'expire', 'never'],
  ] as const) {
    expect([command, (await run(command, word)).changed?.uri]).toEqual([command, 'about-us'])
    expect([command, await read()]).toEqual([command, null])
    expect([command, (await read(preview))?.[0]]).toEqual([command, 'About us'])
    await run(back, before)
    expect([back, (await read())?.[0]]).toEqual([back, 'About us'])
  }
  await run('expire', '2026-11-22T12:01:00Z')
  expect((await read())?.[0]).toBe('About us')
})

test('rejects an invalid change with one sentence', async () => {
  for (const [words, sentence] of [
    [['title2', 'x'], 'A page has title, seo, fields, blocks, not "title2".'],
    [['blocks.99.title', 'x'], /^There is no "99" in a list of \d+\.$/],
    [['blocks.0.title.deep', 'x'], /^"deep" cannot be set inside ".*"\.$/],
  ] as const)
    await expect(run('set', ...words)).rejects.toThrow(sentence)
  await expect(run('post', 'tomorrow')).rejects.toThrow(/^"tomorrow" is not a date/)
  await expect(edit(cms.db, { language: 'en', uri: 'nowhere' }, 'show', [])).rejects.toThrow(
    'no page at "nowhere" in en',
  )
})
