// The parts of a syntax tree (ESTree, from vite's parser) that the mutators read.

export interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Nodes with a type that also hold an expression. */
const typedExpressions = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'TSInstantiationExpression']

const isType = (node: Node) => node.type.startsWith('TS') && !typedExpressions.includes(node.type)

/** Children whose text is a name or is read by the bundler, so that it cannot be replaced by an expression. */
function isFixed(parent: Node, key: string): boolean {
  if (key === 'key' || key === 'property') return parent.computed !== true
  if (parent.type === 'TaggedTemplateExpression') return key === 'quasi'
  return key === 'source' || parent.type === 'JSXAttribute'
}

/** Calls `visit` for each expression and statement below `node`, with its parent, outer ones first. Types and imports are left out. A `visit` that returns false leaves out what is below. */
export function walk(
  node: Node,
  visit: (node: Node, parent: Node | null) => boolean,
  parent: Node | null = null,
): void {
  if (isType(node) || node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return
  if (!visit(node, parent)) return
  for (const [key, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (!isNode(child)) continue
      const isAttribute = node.type === 'JSXAttribute' && child.type === 'JSXExpressionContainer'
      if (!isFixed(node, key) || isAttribute) walk(child, visit, node)
    }
  }
}

/** Name of the called function or method; '' if it is neither. */
export function calledName(call: Node): string {
  const callee = call.callee as Node
  const named = callee.type === 'MemberExpression' ? (callee.property as Node) : callee
  return named.type === 'Identifier' ? String(named.name) : ''
}

/** The first identifier of `a.b.c`. */
export function rootName(node: Node): string {
  if (node.type === 'MemberExpression') return rootName(node.object as Node)
  if (node.type === 'CallExpression') return rootName(node.callee as Node)
  if (node.type === 'ChainExpression') return rootName(node.expression as Node)
  return node.type === 'Identifier' ? String(node.name) : ''
}
