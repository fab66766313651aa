// What a GraphQL document sends and requests.
import { type DocumentNode, Kind, print, type SelectionSetNode } from 'graphql'
import type { TypedDocument } from '#contracts/typed-document.ts'

export type Document = Pick<TypedDocument<never, never>, 'name' | 'type' | 'text'>

export const operationOf = (document: DocumentNode) => {
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  if (!operation) throw new Error('no operation')
  return operation
}

/** Paths of all fields, with dots, by their names in the response. */
export function listFieldPaths(document: DocumentNode): Set<string> {
  const paths = new Set<string>()
  const add = (set: SelectionSetNode, prefix: string) => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const path = prefix + (selection.alias ?? selection.name).value
        paths.add(path)
        if (selection.selectionSet) add(selection.selectionSet, `${path}.`)
      } else if (selection.kind === Kind.INLINE_FRAGMENT) add(selection.selectionSet, prefix)
      else {
        for (const definition of document.definitions)
          if (definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === selection.name.value)
            add(definition.selectionSet, prefix)
      }
    }
  }
  add(operationOf(document).selectionSet, '')
  return paths
}

/** Each root field with its arguments, by its name in the contract. */
export const callsOf = (document: DocumentNode) =>
  operationOf(document).selectionSet.selections.flatMap((selection) =>
    selection.kind === Kind.FIELD
      ? [`${selection.name.value}(${(selection.arguments ?? []).map((each) => print(each)).join(', ')})`]
      : [],
  )

/** Fields below the root field of this name that the document does not request. */
export function findMissingFields(document: DocumentNode, root: string, fields: string): string[] {
  const paths = listFieldPaths(document)
  return fields.split(' ').filter((field) => !paths.has(`${root}.${field}`))
}

/** `given`: the arguments of the root field; `fields`: paths below it, with spaces between them. */
export type OperationCase = readonly [name: string, given: string, fields: string, document: Document]

export const operation = (document: Document, given: string, fields: string): OperationCase => [
  document.name,
  given,
  fields,
  document,
]
