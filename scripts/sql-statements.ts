// Splits a migration file into statements, because D1 runs one statement per call.

const token = /'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|\[[^\]]*\]|--[^\n]*|\/\*[\s\S]*?\*\/|\b(?:begin|case|end)\b|;/gi

/** Statements without their semicolons. Semicolons in trigger bodies, strings and comments do not split. */
export function toStatements(sql: string): string[] {
  const statements: string[] = []
  let depth = 0
  let start = 0
  for (const found of sql.matchAll(token)) {
    const word = found[0].toLowerCase()
    if (word === 'begin' || word === 'case') depth += 1
    else if (word === 'end') depth -= 1
    else if (word === ';' && depth === 0) {
      statements.push(sql.slice(start, found.index))
      start = found.index + 1
    }
  }
  statements.push(sql.slice(start))
  return statements.map((statement) => statement.trim()).filter(hasCode)
}

function hasCode(statement: string): boolean {
  return statement.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, '').trim() !== ''
}
