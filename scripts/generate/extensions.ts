/** Finds the parts of a document that the contract marks as extensions, so that the shop can remove them without a GraphQL parser. */
import {
  type ASTNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isInputObjectType,
  isInputType,
  Kind,
  parse,
  type SelectionNode,
  TypeInfo,
  typeFromAST,
  type VariableDefinitionNode,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type { Extension, ExtensionInput, TypedDocument } from '#contracts/typed-document.ts'
import { bareWithout, isExtension } from './base-contract.ts'

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>
type Marks = Pick<TypedDocument<unknown, unknown>, 'extensions' | 'inputs' | 'operation'>

/** Schema coordinate of the node if it is an extension, else null. `info` must have entered the node. */
function extensionAt(info: TypeInfo, schema: GraphQLSchema, node: ASTNode): string | null {
  const parent = info.getParentType()?.name
  const field = info.getFieldDef()
  if (node.kind === Kind.FIELD) return isExtension(field?.astNode) ? `${parent}.${field?.name}` : null
  if (node.kind === Kind.INLINE_FRAGMENT) {
    const name = node.typeCondition?.name.value ?? ''
    return isExtension(schema.getType(name)?.astNode) ? name : null
  }
  if (node.kind === Kind.ARGUMENT)
    return isExtension(info.getArgument()?.astNode) ? `${parent}.${field?.name}(${node.name.value}:)` : null
  if (node.kind === Kind.OBJECT_FIELD) {
    const type = getNamedType(info.getParentInputType())
    const member = isInputObjectType(type) ? type.getFields()[node.name.value] : undefined
    return isExtension(member?.astNode) ? `${type?.name}.${node.name.value}` : null
  }
  return null
}

/** Returns a replacement node, or false to skip the children. */
type Visitor = (node: ASTNode, coordinate: string | null, open: readonly string[]) => ASTNode | false | undefined

/** Walks a document; `open` holds the extensions that enclose the node. */
function walk<Node extends ASTNode>(schema: GraphQLSchema, root: Node, visitor: Visitor): Node {
  const info = new TypeInfo(schema)
  const open: string[] = []
  return visit(
    root,
    visitWithTypeInfo(info, {
      enter(node) {
        const coordinate = extensionAt(info, schema, node)
        const changed = visitor(node, coordinate, open)
        if (coordinate) open.push(coordinate)
        return changed
      },
      leave(node) {
        if (extensionAt(info, schema, node)) open.pop()
      },
    }),
  )
}

/** Replaces fragment spreads inside extensions by inline fragments, so that removing an extension leaves no unused fragment. */
export function inlineFragments<Node extends ASTNode>(schema: GraphQLSchema, root: Node, fragments: Fragments): Node {
  const inPlace = (node: SelectionNode): SelectionNode => {
    const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : undefined
    return fragment
      ? { kind: Kind.INLINE_FRAGMENT, typeCondition: fragment.typeCondition, selectionSet: fragment.selectionSet }
      : node
  }
  return walk(schema, root, (node, _, open) =>
    node.kind === Kind.SELECTION_SET && open.length > 0
      ? { ...node, selections: node.selections.map(inPlace) }
      : undefined,
  )
}

/** Adds `@include` to extension fields, so that the type generator makes them optional. */
export const markOptional = (schema: GraphQLSchema, document: DocumentNode): DocumentNode =>
  walk(schema, document, (node, coordinate) =>
    coordinate && node.kind === Kind.FIELD ? { ...node, directives: [includeDirective] } : undefined,
  )

const includeDirective = {
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: 'include' },
  arguments: [
    {
      kind: Kind.ARGUMENT,
      name: { kind: Kind.NAME, value: 'if' },
      value: { kind: Kind.BOOLEAN, value: true },
    },
  ],
} as const

/** The text around the held object of a list of bare objects, which is removed with the extension: `{qty product` and `}`. */
function findWrappers(schema: GraphQLSchema, document: DocumentNode): Extension[] {
  const info = new TypeInfo(schema)
  const found: Extension[] = []
  visit(
    document,
    visitWithTypeInfo(info, {
      Field({ selectionSet }) {
        const extension = bareWithout(info.getFieldDef()?.astNode)
        const held = selectionSet?.selections.flatMap((one) => (one.kind === Kind.FIELD && one.selectionSet) || [])[0]
        if (!extension || !selectionSet?.loc || !held?.loc) return
        found.push([selectionSet.loc.start, held.loc.start, extension], [held.loc.end, selectionSet.loc.end, extension])
      },
    }),
  )
  return found
}

/** Extensions in the text of an operation, with their positions. */
export function findExtensions(schema: GraphQLSchema, text: string): Marks {
  const document = parse(text)
  const operationNode = getOperationAST(document)
  const definitions = operationNode?.variableDefinitions ?? []
  const [root, ...others] = operationNode?.selectionSet.selections ?? []
  const extensions: Extension[] = []
  /** The extension that encloses all uses of each variable; null if it is also used outside of one. */
  const uses = new Map<string, string | null>()
  let operation: string | null = null
  walk(schema, document, (node, coordinate, open) => {
    if (node.kind === Kind.VARIABLE_DEFINITION) return false
    if (node.kind === Kind.VARIABLE) {
      const beneath = open.find((name) => name !== operation) ?? null
      uses.set(node.name.value, uses.get(node.name.value) === null ? null : beneath)
    }
    if (coordinate && node === root && others.length === 0) operation = coordinate
    else if (coordinate && node.loc) extensions.push([node.loc.start, node.loc.end, coordinate])
    return undefined
  })
  const bound = definitions.flatMap(({ variable, loc }): Extension[] => {
    const beneath = uses.get(variable.name.value)
    return beneath && loc ? [[loc.start, loc.end, beneath]] : []
  })
  if (bound.length > 0 && bound.length === definitions.length)
    throw new Error(`${operationNode?.name?.value}: one variable must remain, else the text contains empty brackets`)
  return {
    extensions: [...bound, ...extensions, ...findWrappers(schema, document)].sort(([a], [b]) => a - b),
    inputs: definitions.flatMap(inputsOf(schema)),
    operation,
  }
}

const inputsOf =
  (schema: GraphQLSchema) =>
  ({ type, variable }: VariableDefinitionNode): ExtensionInput[] => {
    const given = typeFromAST(schema, type)
    return isInputType(given) ? inputFieldsOf(given, variable.name.value) : []
  }

/** Extension members of an input type, by path. */
export function inputFieldsOf(type: GraphQLInputType, path: string): ExtensionInput[] {
  const named = getNamedType(type)
  if (!isInputObjectType(named)) return []
  return Object.values(named.getFields()).flatMap((field): ExtensionInput[] => {
    const place = `${path}.${field.name}`
    return isExtension(field.astNode) ? [[place, `${named.name}.${field.name}`]] : inputFieldsOf(field.type, place)
  })
}
