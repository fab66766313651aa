// Converts Craft's orderBy text to SQL with known columns only.

const columns: Record<string, string> = {
  id: 'e.id',
  title: 't.title COLLATE NOCASE',
  slug: 't.slug',
  uri: 't.uri',
  postDate: 'datetime(t.post_date)',
  dateUpdated: 'datetime(t.updated_at)',
}

/** `postDate DESC, title` as SQL, or in `unknown` the first part with an unknown column or direction; neither for empty text. */
export function toOrderBy(text: string | null | undefined): { orderBy?: string; unknown?: string } {
  if (!text?.trim()) return {}
  const parts: string[] = []
  for (const part of text.split(',').map((one) => one.trim())) {
    const [name = '', direction = 'asc', ...rest] = part.split(/\s+/)
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined
    if (!column || rest.length > 0 || !/^(asc|desc)$/i.test(direction)) return { unknown: part }
    parts.push(`${column} ${direction.toUpperCase()}`)
  }
  return { orderBy: parts.join(', ') }
}
