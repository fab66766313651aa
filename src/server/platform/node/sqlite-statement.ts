// What can be known of a SQL text before SQLite sees it: its placeholders, and what D1 would not run. Called by sqlite-d1.ts.

const quotedOrComment = /'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|\[[^\]]*\]|--[^\n]*|\/\*[\s\S]*?\*\//g

/** How many values a statement must be given: the highest of `?` (counted) and `?3` (numbered). */
export function countParameters(query: string): number {
  let highest = 0
  for (const [, number] of bare(query).matchAll(/\?(\d*)/g))
    highest = number ? Math.max(highest, Number(number)) : highest + 1
  return highest
}

/** The reason why D1 would not run this text as one prepared statement, or null. */
export function findUnsupportedSql(query: string): string | null {
  const text = bare(query).trim()
  if (text === '') return 'No SQL statements detected.'
  if (/^(begin|commit|end|rollback|savepoint|release)\b/i.test(text)) {
    return 'To execute a transaction, please use batch() instead of the SQL BEGIN TRANSACTION or SAVEPOINT statements.'
  }
  // node:sqlite would silently leave out everything behind the first semicolon.
  const isTrigger = /^create\s+(temp\s+|temporary\s+)?trigger\b/i.test(text)
  return !isTrigger && /;\s*\S/.test(text) ? 'A prepared statement holds one SQL statement.' : null
}

function bare(query: string): string {
  return query.replace(quotedOrComment, (found) => (found.startsWith('-') || found.startsWith('/') ? ' ' : "''"))
}
