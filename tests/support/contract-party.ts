// One party of the contract as a test asks it: what COMMERCE_URL or CONTENT_URL name, else the embedded backend. Keeps what became of each operation.
import { buildSchema, parse } from 'graphql'
import { prune, pruneVariables } from '#contracts/prune.ts'
import type { TypedDocument } from '#contracts/typed-document.ts'
import { ReadThrough } from '#server/cache/read-through.ts'
import { TagTokens } from '#server/cache/tag-tokens.ts'
import { createCapabilities } from '#server/clients/capabilities.ts'
import { findFaults } from './answer-shape.ts'
import { contractOf, openBackends, type Party as PartyName } from './endpoint.ts'

export type Refused = { message: string; extensions?: { code?: string; debugMessage?: string } }
type Headers = Record<string, string>

/** A document whose types do not matter here. */
export type AnyDocument = TypedDocument<unknown, unknown>

export const documentsOf = (module: Record<string, unknown>): AnyDocument[] =>
  Object.values(module).filter(
    (value): value is AnyDocument => typeof value === 'object' && value !== null && 'text' in value,
  )

/** missing: an extension that the backend does not have. wrong: it does not answer as the contract says. */
export type Verdict = { state: 'ok' | 'missing' | 'wrong' | 'not asked'; note: string }

/** @param contract what the embedded backend serves, where another one than the whole is meant */
export async function openParty(name: PartyName, contract = contractOf(name)) {
  const url = process.env[name === 'commerce' ? 'COMMERCE_URL' : 'CONTENT_URL'] || null
  const token = (name === 'content' && process.env.CONTENT_TOKEN) || null
  const backends = await openBackends()
  const door = url ? (request: Request) => fetch(request) : await backends.open(name, contract)
  const schema = buildSchema(contractOf(name))
  const backend = {
    name,
    url: url ?? `http://${name}.embedded/graphql`,
    headers: token ? { authorization: `Bearer ${token}` } : ({} as Headers),
    fetch: door,
    onFailure: () => undefined,
  }
  const log = () => undefined
  const cache = new ReadThrough({ kv: backends.KV, tokens: new TagTokens(backends.SHOP_DB, log), log })
  const missing = await createCapabilities({ backend, party: name, cache, onFound: () => undefined })(() => undefined)
  const verdicts = new Map<string, Verdict>()

  const isMissing = ({ operation }: AnyDocument) => operation !== null && missing.has(operation)

  /** Data and errors as they come over the wire, asked for as the shop does. */
  async function send<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    headers: Headers = {},
  ): Promise<{ data: Partial<Result> | null; errors: Refused[] }> {
    const asked = prune(document, missing)
    if (!asked) return { data: {}, errors: [] }
    const body = {
      query: asked.text,
      variables: pruneVariables(document, variables, missing),
      operationName: asked.name,
    }
    const answer = await door(
      new Request(backend.url, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          'x-locale': 'en',
          ...backend.headers,
          ...headers,
        },
      }),
    )
    const text = await answer.text()
    try {
      const { data = null, errors = [] } = JSON.parse(text) as { data?: Result | null; errors?: Refused[] }
      return { data, errors }
    } catch {
      return { data: null, errors: [{ message: `${answer.status} ${text.slice(0, 80)}` }] }
    }
  }

  /** Extensions that the shop leaves out of a document. */
  const leftOut = ({ extensions, inputs }: AnyDocument) =>
    [
      ...new Set([...extensions.map(([, , coordinate]) => coordinate), ...inputs.map(([, coordinate]) => coordinate)]),
    ].filter((coordinate) => missing.has(coordinate))

  function judge(document: AnyDocument, faults: readonly unknown[]): void {
    if (verdicts.get(document.name)?.state === 'wrong') return
    const out = leftOut(document)
    if (faults.length > 0)
      verdicts.set(document.name, { state: 'wrong', note: faults.slice(0, 2).map(String).join('; ') })
    else if (isMissing(document)) verdicts.set(document.name, { state: 'missing', note: 'nothing is shown of it' })
    else verdicts.set(document.name, { state: 'ok', note: out.length > 0 ? `without ${out.join(', ')}` : '' })
  }

  return {
    external: url !== null,
    missing,
    send,
    close: backends.close,
    verdictOf: ({ name: operation }: AnyDocument): Verdict =>
      verdicts.get(operation) ?? {
        state: 'not asked',
        note: 'needs a customer (CONTRACT_EMAIL), or would change something',
      },
    /** Data of an operation that should be answered in the shape of the contract; what is not is kept for the verdict, and the next one goes on. */
    async ask<Result, Variables>(
      document: TypedDocument<Result, Variables>,
      variables: Variables,
      headers: Headers = {},
    ): Promise<Partial<Result>> {
      const { data, errors } = await send(document, variables, headers).catch((error: Error) => ({
        data: null,
        errors: [{ message: String(error.cause ?? error) }],
      }))
      const asked = prune(document, missing)
      const shape = asked && errors.length === 0 ? findFaults(schema, parse(asked.text), data) : []
      judge(document as AnyDocument, [...errors.map(({ message }) => message), ...shape])
      return data ?? {}
    },
  }
}
export type Party = Awaited<ReturnType<typeof openParty>>

/** What became of every operation, a line each. */
export function printVerdicts(party: Party, documents: readonly AnyDocument[]): string {
  const width = Math.max(...documents.map(({ name }) => name.length))
  const lines = documents.map((document) => {
    const { state, note } = party.verdictOf(document)
    return `${document.name.padEnd(width)}  ${state.padEnd(9)}  ${note}`.trimEnd()
  })
  return [`${'operation'.padEnd(width)}  outcome    what the shop leaves out, or what is wrong`, ...lines].join('\n')
}
