/** Splits text into rows and fields: by tab, semicolon, bar or comma, else into words. */

export interface TextRow {
  line: number
  text: string
  fields: string[]
  /** Whether the fields are columns; else they are words. */
  isTable: boolean
}

const invisible = /\p{Cf}|[^\P{Cc}\t\n\r\v\f\u0085]/gu

/** Normalizes full-width digits, non-breaking spaces and line ends; removes invisible characters. */
const normalize = (text: string) =>
  text
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')

/** Limits of lines, characters per line and fields per line, so that parsing time is bounded. */
const maxLines = 50_000
const maxLength = 400
const maxFields = 60

/** Line with which Excel names the separator. */
const separatorLine = /^"?sep=(.)"?\s*$/i

const isCodeLike = (field: string) => /^["'=]*[\w.\-/]{5,}"?$/.test(field.trim()) && /\d/.test(field)

/** A separator in quotes does not separate. */
const unquoted = (line: string) => line.replace(/"[^"]*"/g, '')

/** Separator in at least half of the lines; null if the text is words with spaces. */
function findSeparator(lines: readonly string[]): string | null {
  const filled = lines.filter((line) => line.trim() !== '')
  const inHalf = (test: (line: string) => boolean) => filled.filter(test).length * 2 >= filled.length
  for (const separator of ['\t', ';', '|'])
    if (inHalf((line) => unquoted(line).trim().includes(separator))) return separator
  // a comma may be a decimal separator: it counts only next to a code
  const splits = (line: string) => line.includes(',') && line.split(',').some(isCodeLike)
  return filled.length > 0 && inHalf(splits) ? ',' : null
}

/** Fields of a table row; a field in quotes may contain the separator, and `""` is a quote. */
function splitFields(line: string, separator: string): string[] {
  const fields: string[] = []
  let field = ''
  let quoted = false
  for (let at = 0; at < line.length; at += 1) {
    const char = line[at] ?? ''
    if (quoted && char === '"' && line[at + 1] === '"') {
      field += char
      at += 1
    } else if (char === '"' && (quoted || /^\s*=?$/.test(field))) quoted = !quoted
    else if (char === separator && !quoted) {
      fields.push(field)
      field = ''
    } else field += char
  }
  return [...fields, field].map((one) => one.trim().replace(/^=/, ''))
}

const maxJoined = 20

/** Last line of a quoted field that is open at the end of `first`; `first` if none is open or it is never closed. */
function findEnd(lines: readonly string[], first: number, separator: string): number {
  // a quote inside a field is an inch sign, not the start of a quoted field
  const opens = new RegExp(`(?:^|[${separator === '|' ? '\\|' : separator}])\\s*"[^"]*$`)
  let text = ''
  for (const [index, line] of lines.slice(first, first + maxJoined).entries()) {
    text = index === 0 ? line : `${text} ${line}`
    if ((text.match(/"/g)?.length ?? 0) % 2 === 0 || !opens.test(text)) return first + index
  }
  return first
}

function joinQuoted(lines: readonly string[], separator: string | null): { line: number; text: string }[] {
  const rows: { line: number; text: string }[] = []
  for (let first = 0; first < lines.length; ) {
    const last = separator === null ? first : findEnd(lines, first, separator)
    rows.push({ line: first + 1, text: lines.slice(first, last + 1).join(' ') })
    first = last + 1
  }
  return rows
}

export function splitRows(given: string): TextRow[] {
  const lines = normalize(given)
    .split('\n', maxLines)
    .map((line) => line.slice(0, maxLength))
  const namedSeparator = separatorLine.exec(lines[0] ?? '')?.[1]
  const content = namedSeparator ? ['', ...lines.slice(1)] : lines
  const separator = namedSeparator ?? findSeparator(content)
  return joinQuoted(content, separator).flatMap(({ line, text }) => {
    if (text.replace(/["';,|\s]/g, '') === '') return []
    // a line without the separator of the others may have one of its own
    const own = separator !== null && text.includes(separator) ? separator : findSeparator([text])
    const isTable = own !== null
    const fields = isTable ? splitFields(text, own) : text.trim().split(/\s+/)
    return [{ line, text: text.trim(), fields: fields.slice(0, maxFields), isTable }]
  })
}
