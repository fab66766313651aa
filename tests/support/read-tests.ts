// Reads the titles of tests and the requirements above them from the source of a test file.
import { readFileSync } from 'node:fs'
import { parseAst } from 'vite'

export interface WrittenTest {
  /** "file > describe > test" as written, with the placeholders of `.each`. */
  title: string
  /** Comment in the line above, such as "F001, F002"; null without one. */
  requirements: string | null
}

type Node = { type: string; start: number; end: number } & Record<string, unknown>

const groups = ['describe', 'describeEachRuntime']
const tests = ['test', 'it']

const requirementComment = /^ *\/\/ (F\d.*)$/

/** Each test call of a file, in order. */
export function readTests(file: string): WrittenTest[] {
  const source = readFileSync(file, 'utf8')
  const found: WrittenTest[] = []
  const walk = (value: unknown, path: string) => {
    if (Array.isArray(value)) for (const each of value) walk(each, path)
    if (!isNode(value)) return
    const name = value.type === 'CallExpression' ? calledName(value.callee) : ''
    const title = groups.includes(name) || tests.includes(name) ? titleOf(value.arguments, source) : null
    const below = title === null ? path : `${path} > ${title}`
    if (title !== null && tests.includes(name)) {
      const lineAbove = source.slice(0, value.start).split('\n').at(-2) ?? ''
      found.push({ title: below, requirements: requirementComment.exec(lineAbove)?.[1] ?? null })
    }
    for (const part of Object.values(value)) walk(part, below)
  }
  walk(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), file)
  return found
}

/** Every comment of a file that begins with a requirement, with or without a test below. */
export function requirementCommentsOf(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line) => requirementComment.exec(line)?.[1] ?? [])
}

/** Name of test(...), test.each(rows)(...) and test.skipIf(now)(...); empty if the callee has no name. */
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
