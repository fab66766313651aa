// The small faults that are put into the sources, one at a time: the mutators of Stryker, and the removal of a call.
import { parseSync } from 'vite'
import { calledName, isNode, type Node, rootName, walk } from './syntax.ts'

/** A fault: the text from `start` to `end` is replaced. `removes` is true if it is a statement or the content of a block. */
export interface Mutation {
  start: number
  end: number
  replacement: string
  removes: boolean
}

const operators: Record<string, readonly string[]> = {
  '===': ['!=='],
  '!==': ['==='],
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '/=': ['*='],
  '??=': ['&&='],
  '||=': ['&&='],
  '&&=': ['||='],
}

const methods: Record<string, string> = {
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  toUpperCase: 'toLowerCase',
  toLowerCase: 'toUpperCase',
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  padStart: 'padEnd',
  padEnd: 'padStart',
}

/** Methods whose result may be replaced by the value they are called on. */
const removable = ['trim', 'slice', 'filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'substring', 'normalize']

const isText = (node: Node) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')

/** Variants of a regular expression without an anchor, a quantifier, or with the opposite of a class. */
function regexVariants(pattern: string): string[] {
  return [
    pattern.replace(/^\^/, ''),
    pattern.replace(/(?<!\\)\$$/, ''),
    pattern.replace(/(?<=[\])\w}])[+*](?!\?)/, ''),
    pattern.replace(/\{\d+(,\d*)?\}/, ''),
    pattern.replace(/\\([dws])/i, (_, letter: string) =>
      letter === letter.toLowerCase() ? `\\${letter.toUpperCase()}` : `\\${letter.toLowerCase()}`,
    ),
    pattern.replace(/(?<!\\)\[\^?/, (open) => (open === '[' ? '[^' : '[')),
  ]
}

/** Replacements of an expression as a whole. */
function replacementsOf(node: Node, parent: Node | null, text: string): string[] {
  const source = (part: unknown) => text.slice((part as Node).start, (part as Node).end)
  switch (node.type) {
    case 'Literal': {
      if (typeof node.value === 'boolean') return [String(!node.value)]
      if (typeof node.value === 'string') return [node.value === '' ? "'mutated'" : "''"]
      const { regex } = node as unknown as { regex?: { pattern: string; flags: string } }
      // the parser takes `<!--` after a parenthesis for a comment
      if (!regex || regex.pattern.includes('<!--')) return []
      return regexVariants(regex.pattern)
        .filter((pattern) => pattern !== regex.pattern && pattern !== '')
        .map((pattern) => `/${pattern}/${regex.flags}`)
    }
    case 'TemplateLiteral':
      return ["''"]
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression': {
      const [left, right, operator] = [node.left as Node, node.right as Node, String(node.operator)]
      if (operator.startsWith('+') && (isText(left) || isText(right))) return []
      const between = text.slice(left.end, right.start)
      const swapped = (operators[operator] ?? []).map((other) => {
        const joint = between.replace(operator, () => other)
        // `a ?? b && c` is a syntax error without parentheses
        return node.type === 'LogicalExpression'
          ? `(${source(left)})${joint}(${source(right)})`
          : `${source(left)}${joint}${source(right)}`
      })
      return swapped
    }
    case 'UnaryExpression':
      return node.operator === '!' || node.operator === '-' ? [source(node.argument)] : []
    case 'UpdateExpression': {
      const other = node.operator === '++' ? '--' : '++'
      return [node.prefix ? `${other}${source(node.argument)}` : `${source(node.argument)}${other}`]
    }
    case 'ArrayExpression':
      return (node.elements as unknown[]).length > 0 ? ['[]'] : []
    case 'ObjectExpression':
      return (node.properties as unknown[]).length > 0 ? ['{}'] : []
    case 'ArrowFunctionExpression': {
      const body = node.body as Node
      const isEmpty = body.type === 'BlockStatement' || source(body) === 'undefined'
      return isEmpty ? [] : [`${text.slice(node.start, body.start).replace(/\(\s*$/, '')}undefined`]
    }
    case 'CallExpression':
      return callVariants(node, text)
    case 'ChainExpression':
      return source(node).includes('?.') && parent?.type !== 'TSNonNullExpression'
        ? [
            source(node)
              .replace(/\?\.(?=[\w#])/, '.')
              .replace(/\?\.(?=[[(])/, ''),
          ]
        : []
    default:
      return []
  }
}

function callVariants(node: Node, text: string): string[] {
  const callee = node.callee as Node
  // a call inside `a?.b().c` belongs to its chain
  if (callee.type !== 'MemberExpression' || text.slice(node.start, node.end).includes('?.')) return []
  const [object, property] = [callee.object as Node, callee.property as Node]
  const name = calledName(node)
  const before = text.slice(node.start, property.start)
  const variants: string[] = []
  if (Object.hasOwn(methods, name)) variants.push(`${before}${methods[name]}${text.slice(property.end, node.end)}`)
  if (removable.includes(name)) variants.push(text.slice(object.start, object.end))
  return variants
}

/** The condition of a branch, which becomes constant. */
function conditionsOf(node: Node): { test: Node; constants: readonly string[] }[] {
  if (!isNode(node.test)) return []
  if (node.type === 'IfStatement' || node.type === 'ConditionalExpression')
    return [{ test: node.test, constants: ['true', 'false'] }]
  const isLoop = node.type === 'ForStatement' || node.type === 'WhileStatement' || node.type === 'DoWhileStatement'
  return isLoop ? [{ test: node.test, constants: ['false'] }] : []
}

const isList = (parent: Node | null) => ['BlockStatement', 'Program'].includes(parent?.type ?? '')

/** Logs and the texts of built-in errors are for the operator: no test repeats them. */
function isForOperators(node: Node): boolean {
  if (node.type === 'NewExpression') return /^(Error|TypeError|RangeError)$/.test(rootName(node.callee as Node))
  if (node.type !== 'CallExpression') return false
  return calledName(node) === 'log' || /^(log|console)$/.test(rootName(node.callee as Node))
}

/** Content of a block that may be left out. */
function removableBlock(node: Node, parent: Node | null): boolean {
  if (node.type !== 'BlockStatement' || (node.body as unknown[]).length === 0) return false
  // the same as a condition that is false
  const isOnlyBranch = parent?.type === 'IfStatement' && parent.alternate === null
  return !isOnlyBranch && !/^(For|While|DoWhile)/.test(parent?.type ?? '')
}

/** Lists the mutations of a file in the order of its text. */
export function listMutations(file: string, text: string): Mutation[] {
  const found = new Map<string, Mutation>()
  const add = (start: number, end: number, replacement: string, removes = false) => {
    const key = `${start} ${end} ${removes} ${replacement}`
    if (text.slice(start, end) !== replacement && !found.has(key)) found.set(key, { start, end, replacement, removes })
  }
  walk(parseSync(file, text).program as unknown as Node, (node, parent) => {
    for (const { test, constants } of conditionsOf(node))
      for (const constant of constants) add(test.start, test.end, constant)
    if (isForOperators(node)) return false
    if (node.type === 'ExpressionStatement') {
      if (node.directive) return false
      const call = node.expression as Node
      const called = call.type === 'AwaitExpression' ? (call.argument as Node) : call
      const isCall = called.type === 'CallExpression' || called.type === 'AssignmentExpression'
      if (isCall && isList(parent) && !isForOperators(called)) add(node.start, node.end, '', true)
    }
    if (removableBlock(node, parent)) add(node.start + 1, node.end - 1, '', true)
    for (const replacement of replacementsOf(node, parent, text)) add(node.start, node.end, replacement)
    return true
  })
  return [...found.values()].sort((one, other) => one.start - other.start || other.end - one.end)
}

/** Starts of the statements that are expressions: a parenthesis there would continue the line above. */
export function listStatementStarts(file: string, text: string): number[] {
  const starts: number[] = []
  walk(parseSync(file, text).program as unknown as Node, (node, parent) => {
    if (node.type === 'ExpressionStatement' && isList(parent)) starts.push(node.start)
    return true
  })
  return starts
}
