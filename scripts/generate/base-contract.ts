/** The contract without its extensions: the part that every backend implements. */
import { type ASTNode, Kind, parse, print, visit } from 'graphql'

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
  return print(
    visit(base, {
      ObjectTypeDefinition: ({ name }) => gone(name.value),
      OperationTypeDefinition: ({ type }) => gone(type.name.value),
    }),
  )
}
