// One party of the contract as a test asks it: the embedded backend, or an external one at CONTRACT_COMMERCE_URL or CONTRACT_CONTENT_URL.
import { readFileSync } from 'node:fs'
import { buildSchema, parse, validate } from 'graphql'
import type { TypedDocument } from '#contracts/typed-document.ts'
import { findFaults } from './answer-shape.ts'

export type Refused = { message: string; extensions?: { code?: string; debugMessage?: string } }
type Headers = Record<string, string>

/** A document whose types do not matter here. */
export type AnyDocument = TypedDocument<unknown, unknown>

export const documentsOf = (module: Record<string, unknown>): AnyDocument[] =>
  Object.values(module).filter(
    (value): value is AnyDocument => typeof value === 'object' && value !== null && 'text' in value,
  )

export function openParty(name: 'commerce' | 'content', door: (request: Request) => Promise<Response>) {
  const schema = buildSchema(readFileSync(`contracts/${name}.graphql`, 'utf8'))
  const asked = new Set<string>()

  /** Data and errors as they come over the wire. */
  async function send<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    headers: Headers = {},
  ): Promise<{ data: Result | null; errors: Refused[] }> {
    asked.add(document.name)
    const answer = await door(
      new Request(process.env[`CONTRACT_${name.toUpperCase()}_URL`] || `http://${name}.embedded/graphql`, {
        method: 'POST',
        body: JSON.stringify({ query: document.text, variables, operationName: document.name }),
        headers: { 'content-type': 'application/json', accept: 'application/json', 'x-locale': 'en', ...headers },
      }),
    )
    const { data = null, errors = [] } = (await answer.json()) as { data?: Result | null; errors?: Refused[] }
    return { data, errors }
  }

  return {
    send,
    /** The operations that were asked for so far. */
    asked,
    /** Why a document does not fit the schema. */
    misfits: ({ text }: AnyDocument) => validate(schema, parse(text)).map(({ message }) => message),
    /** Data of an operation that must be answered, whole, in the shape of the contract. */
    async ask<Result, Variables>(
      document: TypedDocument<Result, Variables>,
      variables: Variables,
      headers: Headers = {},
    ): Promise<Result> {
      const { data, errors } = await send(document, variables, headers)
      const faults = errors.length > 0 ? errors : findFaults(schema, parse(document.text), data)
      if (!data || faults.length > 0) throw new Error(`${document.name}: ${JSON.stringify(faults.slice(0, 5))}`)
      return data
    },
  }
}
export type Party = ReturnType<typeof openParty>
