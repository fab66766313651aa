// Checks that a response has the shape that its document selects: every field, with its type.
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'

type Fields = Map<string, { type: GraphQLOutputType; selections: SelectionSetNode[] }>

const fits: Record<string, (value: unknown) => boolean> = {
  Int: Number.isInteger,
  Float: (value) => typeof value === 'number',
  String: (value) => typeof value === 'string',
  ID: (value) => typeof value === 'string',
  Boolean: (value) => typeof value === 'boolean',
}

/** One line per violation, with its path; empty if the data conforms to the contract. */
export function validateResponse(schema: GraphQLSchema, document: DocumentNode, data: unknown): string[] {
  const operation = getOperationAST(document)
  const root = operation && schema.getRootType(operation.operation)
  if (!operation || !root) return ['there is no operation']
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  const violations: string[] = []

  /** Fields that the selections request of a type, by response key. */
  function collect(typeName: string, selections: readonly SelectionSetNode[], into: Fields = new Map()): Fields {
    const type = schema.getType(typeName)
    if (!isObjectType(type) && !isInterfaceType(type)) return into
    const applies = (condition: string | undefined) => {
      const wanted = condition === undefined ? type : schema.getType(condition)
      return wanted === type || (isAbstractType(wanted) && schema.isSubType(wanted, type))
    }
    for (const selection of selections.flatMap((set) => set.selections)) {
      if (selection.kind === Kind.FIELD) {
        const field = type.getFields()[selection.name.value]
        const name = selection.alias?.value ?? selection.name.value
        if (!field) continue
        const known = into.get(name) ?? { type: field.type, selections: [] }
        if (selection.selectionSet) known.selections.push(selection.selectionSet)
        into.set(name, known)
        continue
      }
      const inner = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection
      if (inner && applies(inner.typeCondition?.name.value)) collect(typeName, [inner.selectionSet], into)
    }
    return into
  }

  function check(type: GraphQLOutputType, selections: readonly SelectionSetNode[], value: unknown, path: string): void {
    if (isNonNullType(type)) {
      if (value === null) violations.push(`${path} is null`)
      else check(type.ofType, selections, value, path)
    } else if (value === null) return
    else if (isListType(type)) {
      if (!Array.isArray(value)) violations.push(`${path} is not a list`)
      else for (const [index, item] of value.entries()) check(type.ofType, selections, item, `${path}.${index}`)
    } else if (isCompositeType(type)) {
      const given = value as Record<string, unknown>
      // without `__typename` in the response, only fields of every possible type can be checked
      const actualType = typeof given.__typename === 'string' ? given.__typename : type.name
      if (isAbstractType(type) && actualType !== type.name && !isObjectType(schema.getType(actualType)))
        violations.push(`${path} is of an unknown type: ${actualType}`)
      for (const [name, field] of collect(actualType, selections)) {
        if (given[name] === undefined) violations.push(`${path}.${name} is missing`)
        else check(field.type, field.selections, given[name], `${path}.${name}`)
      }
    } else {
      const named = getNamedType(type)
      const right = isEnumType(named)
        ? named.getValue(String(value)) !== undefined
        : (fits[named.name]?.(value) ?? true)
      if (!right) violations.push(`${path} is not a ${named.name}: ${JSON.stringify(value)}`)
    }
  }

  check(root, [operation.selectionSet], data, operation.name?.value ?? '')
  return violations
}
