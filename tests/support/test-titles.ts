// The titles of the tests in a file, read from its source: "file > describe > test", as written, holes of `.each` included.
// Called by tests/house/requirements.test.ts.
import { readFileSync } from 'node:fs'
import { parseAst } from 'vite'

type Node = { type: string; start: number; end: number } & Record<string, unknown>

const groups = ['describe', 'describeEachRuntime']
const tests = ['test', 'it']

/** Every title of a file, once for each place where it is written. */
export function testTitles(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const titles: string[] = []
  const walk = (value: unknown, path: string) => {
    if (Array.isArray(value)) for (const each of value) walk(each, path)
    if (!isNode(value)) return
    const name = value.type === 'CallExpression' ? calledName(value.callee) : ''
    const title = groups.includes(name) || tests.includes(name) ? titleOf(value.arguments, source) : null
    const below = title === null ? path : `${path} > ${title}`
    if (title !== null && tests.includes(name)) titles.push(below)
    for (const part of Object.values(value)) walk(part, below)
  }
  walk(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), file)
  return titles
}

/** `test` for test(...), test.each(rows)(...) and test.skipIf(now)(...); what only prepares such a call has no name. */
function calledName(callee: unknown): string {
  if (!isNode(callee)) return ''
  if (callee.type === 'Identifier') return String(callee.name)
  if (callee.type === 'TaggedTemplateExpression') return calledName(callee.tag)
  return calledName(callee.type === 'CallExpression' ? callee.callee : callee.object)
}

function titleOf(values: unknown, source: string): string | null {
  const [first] = Array.isArray(values) ? values : []
  if (!isNode(first)) return null
  if (first.type === 'TemplateLiteral') return source.slice(first.start + 1, first.end - 1)
  return first.type === 'Literal' && typeof first.value === 'string' ? first.value : null
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
