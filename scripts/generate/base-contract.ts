/** The contract without its extensions: the part that every backend implements. */
import { type ASTNode, type FieldDefinitionNode, Kind, parse, print, type TypeNode, visit } from 'graphql'

type Marked = ASTNode & { directives?: readonly { name: { value: string } }[] }

/** Whether the node has the `@extension` directive. */
export const isExtension = (node: ASTNode | null | undefined): boolean =>
  (node as Marked | null | undefined)?.directives?.some(({ name }) => name.value === 'extension') ?? false

/** @param sdl a contract */
export function toBaseContract(sdl: string): string {
  const base = visit(parse(sdl), { enter: (node) => (isExtension(node) ? null : undefined) })
  // remove types without fields too, such as Mutation of a CMS without forms
  const empty = new Set<string>()
  for (const node of base.definitions)
    if (node.kind === Kind.OBJECT_TYPE_DEFINITION && !node.fields?.length) empty.add(node.name.value)
  const gone = (name: string) => (empty.has(name) ? null : undefined)
  const kept = new Set(base.definitions.flatMap((node) => ('name' in node && node.name ? node.name.value : [])))
  return print(
    visit(base, {
      ObjectTypeDefinition: ({ name }) => gone(name.value),
      OperationTypeDefinition: ({ type }) => gone(type.name.value),
      UnionTypeDefinition: (union) => ({ ...union, types: union.types?.filter(({ name }) => kept.has(name.value)) }),
    }),
  )
}

/** The extension without which the field lists bare objects; null if its type does not depend on one. */
export function bareWithout(field: FieldDefinitionNode | null | undefined): string | null {
  const [argument] = field?.directives?.find(({ name }) => name.value === 'bareWithout')?.arguments ?? []
  return argument?.value.kind === Kind.STRING ? argument.value.value : null
}

const namedType = (type: TypeNode): string => (type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type))

/** The contract of a backend without this extension, with bare objects in the lists that depend on it. */
export function toBareContract(sdl: string, extension: string): string {
  const document = parse(sdl)
  const objects = document.definitions.filter((node) => node.kind === Kind.OBJECT_TYPE_DEFINITION)
  const named = new Map(objects.map((node) => [node.name.value, node]))
  return print(
    visit(document, {
      FieldDefinition(field) {
        if (bareWithout(field) !== extension) return undefined
        const held = named.get(namedType(field.type))?.fields?.find(({ type }) => named.has(namedType(type)))
        if (!held) throw new Error(`${field.name.value}: its items contain no object`)
        return { ...field, type: { kind: Kind.LIST_TYPE, type: held.type } }
      },
    }),
  )
}
