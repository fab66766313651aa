// Craft's orderBy text -> SQL made of known columns only. Called by resolvers/entry.ts.
import { badInput } from '../errors.ts'

const columns: Record<string, string> = {
  id: 'e.id',
  title: 't.title COLLATE NOCASE',
  slug: 't.slug',
  uri: 't.uri',
  postDate: 'datetime(t.post_date)',
  dateUpdated: 'datetime(t.updated_at)',
}

/**
 * `postDate DESC, title` as SQL; undefined when nothing is asked.
 * @throws BAD_USER_INPUT for a column or direction that is not known
 */
export function toOrderBy(text: string | null | undefined): string | undefined {
  if (!text?.trim()) return undefined
  const parts = text.split(',').map((part) => {
    const [name = '', direction = 'asc', ...rest] = part.trim().split(/\s+/)
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined
    if (!column || rest.length > 0 || !/^(asc|desc)$/i.test(direction))
      throw badInput(`Cannot order by "${part.trim()}"`)
    return `${column} ${direction.toUpperCase()}`
  })
  return parts.join(', ')
}
