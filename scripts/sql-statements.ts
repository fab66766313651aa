// Cuts a migration file into statements, which D1 takes one by one. Called by migrate.ts.

const token = /'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|\[[^\]]*\]|--[^\n]*|\/\*[\s\S]*?\*\/|\b(?:begin|case|end)\b|;/gi

/** The statements of a SQL text without their semicolons; those inside a trigger's body, a string or a comment do not cut. */
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
