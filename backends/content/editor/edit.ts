// Commands of an editor on a page, as typed on the command line.
import type { Sql } from '../../sql/database.ts'
import {
  discardDraft,
  type EditableColumn,
  editableColumns,
  findText,
  listTexts,
  publishDraft,
  saveDraft,
  type TextRow,
  updateText,
} from '../sql/texts.ts'
import { setPath } from './set-path.ts'

export type PageAddress = { language: string; uri: string }
/** `changed` is the element to purge; null if the published page is unchanged. */
export type EditResult = {
  said: string
  changed: { id: number; siteId: number; uri: string; sectionHandle: string } | null
}

/** Commands on a page, with their arguments after its URL. */
export const editCommands = {
  show: '',
  set: '<member> <value>',
  draft: '<member> <value>',
  publish: '',
  discard: '',
  hide: '',
  unhide: '',
  post: '<date>',
  expire: '<date>|never',
} as const
export type EditCommand = keyof typeof editCommands

const pathOf = ({ base_path, uri }: TextRow) => (uri === '__home__' ? base_path || '/' : `${base_path}/${uri}`)
const hasDraft = (row: TextRow) => editableColumns.some((name) => row[`draft_${name}`] !== null)

function stateOf(row: TextRow, now: Date): string {
  const states = [
    !row.enabled && 'hidden',
    new Date(row.post_date) > now && `from ${row.post_date}`,
    row.expiry_date && `until ${row.expiry_date}`,
    hasDraft(row) && 'draft',
  ]
  return states.filter(Boolean).join(', ')
}

/** One line per page: path, title, and state if not simply published. */
export const listPages = async (db: Sql, now: Date): Promise<string> =>
  (await listTexts(db)).map((row) => [pathOf(row), row.title, stateOf(row, now)].filter(Boolean).join('  ')).join('\n')

const newest = (row: TextRow, name: EditableColumn) => row[`draft_${name}`] ?? row[name]

function show(row: TextRow): string {
  const [seo, fields, blocks] = (['seo', 'fields', 'blocks'] as const).map((name) => JSON.parse(newest(row, name)))
  return JSON.stringify({ title: newest(row, 'title'), seo, fields, blocks }, null, 2)
}

/** `blocks.0.title` -> its column and the new text of that column. @param words member and value; '' empties the member */
function changed(row: TextRow, [member = '', ...words]: readonly string[]): [column: EditableColumn, text: string] {
  if (words.length === 0)
    throw new Error(`Give a member of the page and its value: title "Our house", or "" to empty it.`)
  const value = words.join(' ')
  const [name = '', ...path] = member.split('.')
  const column = editableColumns.find((known) => known === name)
  if (!column) throw new Error(`A page has ${editableColumns.join(', ')}, not "${name}".`)
  if (column === 'title' && !value.trim()) throw new Error('A page has a title: it cannot be empty.')
  if (column === 'title') return [column, value]
  return [column, JSON.stringify(setPath(JSON.parse(newest(row, column)), path, value))]
}

function toInstant(text: string): string {
  const instant = new Date(text)
  if (Number.isNaN(instant.getTime()))
    throw new Error(`"${text}" is not a date; use 2026-12-24 or 2026-12-24T18:00:00Z.`)
  return instant.toISOString()
}

/** @throws Error with one sentence for the editor */
export async function edit(
  db: Sql,
  { language, uri }: PageAddress,
  deed: EditCommand,
  words: string[],
): Promise<EditResult> {
  const row = await findText(db, language, uri)
  if (!row) throw new Error(`There is no page at "${uri}" in ${language}.`)
  const [first = ''] = words
  const element = { id: row.entry_id, siteId: row.site_id, uri, sectionHandle: row.section }
  const path = pathOf(row)
  const published = (said: string): EditResult => ({ said, changed: element })
  switch (deed) {
    case 'show':
      return { said: show(row), changed: null }
    case 'set':
      await updateText(db, row, ...changed(row, words))
      return published(`${path} is changed.`)
    case 'draft':
      await saveDraft(db, row, ...changed(row, words))
      return { said: `${path} has a draft. Open it with: npm run content -- preview ${path}`, changed: null }
    case 'publish':
      if (!hasDraft(row)) throw new Error(`${path} has no draft.`)
      await publishDraft(db, row)
      return published(`The draft of ${path} is published.`)
    case 'discard':
      await discardDraft(db, row)
      return { said: `${path} has no draft.`, changed: null }
    case 'hide':
    case 'unhide':
      await updateText(db, row, 'enabled', deed === 'hide' ? 0 : 1)
      return published(`${path} is ${deed === 'hide' ? 'hidden' : 'shown'}.`)
    case 'post':
      await updateText(db, row, 'post_date', toInstant(first))
      return published(`${path} is shown from ${toInstant(first)} on.`)
    case 'expire':
      await updateText(db, row, 'expiry_date', first === 'never' ? null : toInstant(first))
      return published(first === 'never' ? `${path} does not expire.` : `${path} is shown until ${toInstant(first)}.`)
  }
}
