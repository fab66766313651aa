/** Pasted text or a file as rows of fields (pure): tabs, semicolons, bars, commas, or words with spaces between them. Called by parse-rows.ts. */

export interface TextRow {
  /** Line of the text, from 1. */
  line: number
  /** As it was typed. */
  text: string
  fields: string[]
  /** Fields of a table; else words. */
  isTable: boolean
}

const invisible = /\p{Cf}|[^\P{Cc}\t\n\r\v\f\u0085]/gu

/** Full-width digits, hard spaces and the like as what they mean; line ends of every system. */
const normalize = (text: string) =>
  text
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')

/** More than a text of the pad can hold; what is longer is cut, so that no text takes long. */
const maxLines = 50_000
const maxLength = 400
const maxFields = 60

/** Excel's own line that names the separator. */
const separatorLine = /^"?sep=(.)"?\s*$/i

const isCodeLike = (field: string) => /^["'=]*[\w.\-/]{5,}"?$/.test(field.trim()) && /\d/.test(field)

/** Without what is quoted: a separator in there is none. */
const unquoted = (line: string) => line.replace(/"[^"]*"/g, '')

/** The separator that at least half of the lines hold; null: words with spaces. */
function findSeparator(lines: readonly string[]): string | null {
  const filled = lines.filter((line) => line.trim() !== '')
  const inHalf = (test: (line: string) => boolean) => filled.filter(test).length * 2 >= filled.length
  for (const separator of ['\t', ';', '|'])
    if (inHalf((line) => unquoted(line).trim().includes(separator))) return separator
  // a comma may also belong to a number
  const splits = (line: string) => line.includes(',') && line.split(',').some(isCodeLike)
  return filled.length > 0 && inHalf(splits) ? ',' : null
}

/** The fields of one table row; quotes may hold the separator, and a doubled quote is one. */
function splitFields(line: string, separator: string): string[] {
  const fields: string[] = []
  let field = ''
  let quoted = false
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at] ?? ''
    if (quoted && letter === '"' && line[at + 1] === '"') {
      field += letter
      at += 1
    } else if (letter === '"' && (quoted || /^\s*=?$/.test(field))) quoted = !quoted
    else if (letter === separator && !quoted) {
      fields.push(field)
      field = ''
    } else field += letter
  }
  return [...fields, field].map((one) => one.trim().replace(/^=/, ''))
}

/** More lines than a quoted field has. */
const maxJoined = 20

/** The line in which the quoted field ends that is open at the end of this one; itself where none is, or where it never ends. */
function findEnd(lines: readonly string[], first: number, separator: string): number {
  // a lone quote is an inch, not the beginning of a field
  const opens = new RegExp(`(?:^|[${separator === '|' ? '\\|' : separator}])\\s*"[^"]*$`)
  let text = ''
  for (const [index, line] of lines.slice(first, first + maxJoined).entries()) {
    text = index === 0 ? line : `${text} ${line}`
    if ((text.match(/"/g)?.length ?? 0) % 2 === 0 || !opens.test(text)) return first + index
  }
  return first
}

/** A quoted field may go over several lines; they are one row. */
function joinQuoted(lines: readonly string[], separator: string | null): { line: number; text: string }[] {
  const rows: { line: number; text: string }[] = []
  for (let first = 0; first < lines.length; ) {
    const last = separator === null ? first : findEnd(lines, first, separator)
    rows.push({ line: first + 1, text: lines.slice(first, last + 1).join(' ') })
    first = last + 1
  }
  return rows
}

/** Rows that hold something, with their fields. */
export function splitRows(given: string): TextRow[] {
  const lines = normalize(given)
    .split('\n', maxLines)
    .map((line) => line.slice(0, maxLength))
  const named = separatorLine.exec(lines[0] ?? '')?.[1]
  const content = named ? ['', ...lines.slice(1)] : lines
  const separator = named ?? findSeparator(content)
  return joinQuoted(content, separator).flatMap(({ line, text }) => {
    if (text.replace(/["';,|\s]/g, '') === '') return []
    const isTable = separator !== null && text.includes(separator)
    const fields = isTable ? splitFields(text, separator) : text.trim().split(/\s+/)
    return [{ line, text: text.trim(), fields: fields.slice(0, maxFields), isTable }]
  })
}
