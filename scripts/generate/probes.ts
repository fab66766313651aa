/** Generates probes: for each extension that a document uses, the smallest skipped selection that is valid only if the extension exists. */
import {
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import type { Probe } from '#contracts/typed-document.ts'
import { isExtension } from './base-contract.ts'
import { type Fragments, inputFieldsOf } from './extensions.ts'

const zero: Record<string, string> = { Int: '0', Float: '0', Number: '0', Boolean: 'false' }

/** A placeholder literal that is valid for the type; `path` is the path of a member that it must contain. */
function literal(type: GraphQLInputType, path: readonly string[] = []): string {
  if (isNonNullType(type)) return literal(type.ofType, path)
  if (isListType(type)) return path.length > 0 ? `[${literal(type.ofType, path)}]` : '[]'
  if (!isInputObjectType(type)) return zero[getNamedType(type).name] ?? '""'
  return `{${members(Object.values(type.getFields()), isRequiredInputField, path)}}`
}

function members<Member extends GraphQLArgument | GraphQLInputField>(
  given: readonly Member[],
  isRequired: (member: Member) => boolean,
  [first, ...rest]: readonly string[],
): string {
  const written = given.filter((member) => isRequired(member) || member.name === first)
  return written.map(({ name, type }) => `${name}:${literal(type, name === first ? rest : [])}`).join(',')
}

function withArguments(args: readonly GraphQLArgument[], path: readonly string[] = []): string {
  const text = members(args, isRequiredArgument, path)
  return text && `(${text})`
}

const nest = (path: readonly string[]) => path.join('{') + '}'.repeat(path.length - 1)

interface Found {
  probe: Probe
  /** Number of extensions on the path, each of which may be missing itself. */
  through: number
}

/** Every extension that an operation uses, by every path. */
function findProbes(schema: GraphQLSchema, operation: OperationDefinitionNode, fragments: Fragments): Found[] {
  const type = operation.operation === 'mutation' ? 'mutation' : 'query'
  const found: Found[] = []

  function descend(
    parent: GraphQLCompositeType,
    set: SelectionSetNode,
    path: readonly string[],
    through: number,
  ): void {
    const add = (coordinate: string, way: readonly string[]) =>
      found.push({ probe: [coordinate, type, nest([...path, ...way])], through })
    for (const selection of set.selections) {
      if (selection.kind !== Kind.FIELD) {
        const part = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection
        const on = schema.getType(part?.typeCondition?.name.value ?? parent.name)
        if (!part || !isCompositeType(on)) continue
        const way = `...on ${on.name}`
        const isOwn = isExtension(on.astNode)
        if (isOwn) add(on.name, [way, '__typename'])
        descend(on, part.selectionSet, on === parent ? path : [...path, way], through + Number(isOwn))
        continue
      }
      const field = isUnionType(parent) ? undefined : parent.getFields()[selection.name.value]
      if (!field) continue
      const inner = getNamedType(field.type)
      const leaf = isCompositeType(inner) ? ['__typename'] : []
      const skip = path.length === 0 ? '@skip(if:true)' : ''
      const coordinate = `${parent.name}.${field.name}`
      for (const argument of field.args.filter(({ name }) =>
        selection.arguments?.some((one) => one.name.value === name),
      )) {
        const own: [string, string][] = isExtension(argument.astNode)
          ? [[argument.name, `${coordinate}(${argument.name}:)`]]
          : inputFieldsOf(argument.type, argument.name).map(([place, name]) => [place, name])
        for (const [place, name] of own) {
          // an alias, because the same field with other arguments would conflict
          const alias = name.replace(/\W+/g, '_')
          add(name, [`${alias}:${field.name}${withArguments(field.args, place.split('.'))}${skip}`, ...leaf])
        }
      }
      const way = `${field.name}${withArguments(field.args)}${skip}`
      const isOwn = isExtension(field.astNode)
      if (isOwn) add(coordinate, [way, ...leaf])
      if (selection.selectionSet && isCompositeType(inner))
        descend(inner, selection.selectionSet, [...path, way], through + Number(isOwn))
    }
  }

  const root = schema.getRootType(operation.operation)
  if (root) descend(root, operation.selectionSet, [], 0)
  return found
}

/** One probe per extension: the one with the fewest other extensions on its path, then the shortest. */
export function toProbes(
  schema: GraphQLSchema,
  operations: readonly OperationDefinitionNode[],
  fragments: Fragments,
): Probe[] {
  const best = new Map<string, Found>()
  const cost = ({ probe, through }: Found) => through * 10_000 + probe[2].length
  for (const one of operations.flatMap((operation) => findProbes(schema, operation, fragments))) {
    const known = best.get(one.probe[0])
    if (!known || cost(one) < cost(known)) best.set(one.probe[0], one)
  }
  return [...best.values()].map(({ probe }) => probe).sort(([a], [b]) => (a < b ? -1 : 1))
}
