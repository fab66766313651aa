// Compares pages with their entries in the content database.
import { expect } from 'vitest'
import { type EntryKey, entryIds } from '#backends/content/seed/data/ids.ts'
import type { Locale } from '#i18n/locales.ts'
import { elementsOf, linksOf, mainOf, textOf } from './read-html.ts'
import type { Runtime } from './runtimes.ts'
import { visitorOf } from './visit.ts'

/** Site names of the demo, in the order of their ids. */
const siteLocales: Locale[] = ['nl', 'en', 'de', 'fr']
export const siteOf = (locale: Locale) => siteLocales.indexOf(locale) + 1
export const pathOf = (locale: Locale, uri: string) =>
  `${locale === 'nl' ? '' : `/${locale}`}${uri === '__home__' ? '' : `/${uri}`}` || '/'

type Block = { type: string; title?: string }
type Row = { entry_id: number; title: string; uri: string; seo: string; fields: string; blocks: string }

export const asLinks = (rows: Row[], locale: Locale) => rows.map(({ uri, title }) => [pathOf(locale, uri), title])
export const blocksIn = (html: string) => [...html.matchAll(/data-block="(\w+)"/g)].map(([, type]) => type)
export const types = (blocks: Block[]) => blocks.map(({ type }) => type)
export const titlesOf = (blocks: Block[]) => blocks.flatMap(({ title }) => (title ? textOf(title) : []))
export const crumbsOf = (main: string) => linksOf(elementsOf(main, 'nav')[0]?.inside ?? '').map(([href]) => href)
/** The texts occur on the page in this order. */
export const inOrder = (text: string, parts: string[]) => {
  let rest = text
  for (const part of parts) {
    expect(rest).toContain(part)
    rest = rest.slice(rest.indexOf(part) + part.length)
  }
}

export function editorsPagesOn(runtime: Runtime) {
  const visitor = visitorOf(runtime)
  const see = async (path: string) => {
    const answer = await visitor.ask(path)
    const html = await answer.text()
    return { status: answer.status, html, main: mainOf(html), words: textOf(mainOf(html)) }
  }
  /** Entries, newest first. */
  const listed = async (where: string, locale: Locale) => {
    const rows = await runtime.sql<Row>(
      'CONTENT_DB',
      `SELECT t.* FROM entry_texts t JOIN entries e ON e.id = t.entry_id WHERE t.site_id = ? AND ${where}
       ORDER BY e.position, t.post_date DESC`,
      siteOf(locale),
    )
    return rows.map((row) => ({ ...row, title: textOf(row.title) }))
  }
  const written = async (key: EntryKey, locale: Locale) => {
    const [row] = await listed(`t.entry_id = ${entryIds[key]}`, locale)
    if (!row) throw new Error(`${key} is not written in ${locale}`)
    return { ...row, blocks: JSON.parse(row.blocks) as Block[], path: pathOf(locale, row.uri) }
  }
  const visit = async (key: EntryKey, locale: Locale) => {
    const row = await written(key, locale)
    return { ...row, ...(await see(row.path)) }
  }
  /** Runs `check` while the entry is changed. */
  async function whileChanged(set: string, where: string, look: () => Promise<void>) {
    const before = await runtime.sql<Row & { site_id: number }>(
      'CONTENT_DB',
      `SELECT * FROM entry_texts WHERE ${where}`,
    )
    const purge = async () => {
      const headers = { authorization: `Bearer ${runtime.purgeToken}` }
      const body = JSON.stringify({ tags: before.map(({ entry_id }) => `entry:${entry_id}`) })
      const answer = await visitor.ask('/api/purge', { method: 'POST', body, headers })
      expect(answer.status).toBe(200)
    }
    await runtime.sql('CONTENT_DB', `UPDATE entry_texts SET ${set} WHERE ${where}`)
    await purge()
    try {
      await look()
    } finally {
      const restore =
        'UPDATE entry_texts SET uri = ?, seo = ?, fields = ?, blocks = ? WHERE entry_id = ? AND site_id = ?'
      for (const { uri, seo, fields, blocks, entry_id, site_id } of before)
        await runtime.sql('CONTENT_DB', restore, uri, seo, fields, blocks, entry_id, site_id)
      await purge()
    }
  }

  return { see, listed, written, visit, whileChanged }
}
