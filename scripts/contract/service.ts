// Calls one service of the contract as the shop does and records the result of each operation.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, parse } from 'graphql'
import { probes } from '#contracts/generated/probes.ts'
import { prune, pruneVariables } from '#contracts/prune.ts'
import type { TypedDocument } from '#contracts/typed-document.ts'
import { root } from '../root.ts'
import { findAllMissing } from './find-missing.ts'
import { validateResponse } from './response-shape.ts'

export type ServiceName = 'commerce' | 'content'

export const contractOf = (party: ServiceName) => readFileSync(join(root, `contracts/${party}.graphql`), 'utf8')

export type GraphqlError = { message: string; extensions?: { code?: string; debugMessage?: string } }
type Headers = Record<string, string>

export type AnyDocument = TypedDocument<unknown, unknown>

export const documentsOf = (module: Record<string, unknown>): AnyDocument[] =>
  Object.values(module).filter(
    (value): value is AnyDocument => typeof value === 'object' && value !== null && 'text' in value,
  )

/** missing: the backend lacks an extension that the operation needs. wrong: its response violates the contract. */
export type OperationResult = { state: 'ok' | 'missing' | 'wrong' | 'not sent'; note: string }

/** `headers`: sent with every call. */
type Where = { url: string; headers: Headers; fetch: (request: Request) => Promise<Response> }

/** @throws BackendError if the endpoint does not respond */
export async function createService(name: ServiceName, { url, headers, fetch: ask }: Where) {
  const schema = buildSchema(contractOf(name))
  const answerTo = (to: string, init: RequestInit) => ask(new Request(to, init))
  const backend = { name, url, headers, fetch: answerTo, onFailure: () => undefined }
  const missing: ReadonlySet<string> = new Set(await findAllMissing(backend, probes[name]))
  const verdicts = new Map<string, OperationResult>()

  const isMissing = ({ operation }: AnyDocument) => operation !== null && missing.has(operation)

  /** Sends the pruned document; returns data and errors without throwing on GraphQL errors. */
  async function send<Result, Variables>(
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    headers: Headers = {},
  ): Promise<{ data: Partial<Result> | null; errors: GraphqlError[] }> {
    const pruned = prune(document, missing)
    if (!pruned) return { data: {}, errors: [] }
    const body = {
      query: pruned.text,
      variables: pruneVariables(document, variables, missing),
      operationName: pruned.name,
    }
    const response = await ask(
      new Request(backend.url, {
        method: 'POST',
        redirect: 'manual',
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
    const text = await response.text()
    try {
      const { data = null, errors = [] } = JSON.parse(text) as { data?: Result | null; errors?: GraphqlError[] }
      return { data, errors }
    } catch {
      return { data: null, errors: [{ message: `${response.status} ${text.slice(0, 80)}` }] }
    }
  }

  /** Extensions that the shop leaves out of a document. */
  const leftOut = ({ extensions, inputs }: AnyDocument) =>
    [
      ...new Set([...extensions.map(([, , coordinate]) => coordinate), ...inputs.map(([, coordinate]) => coordinate)]),
    ].filter((coordinate) => missing.has(coordinate))

  const unasked = (document: AnyDocument): OperationResult =>
    isMissing(document)
      ? { state: 'missing', note: 'the shop hides this feature' }
      : { state: 'not sent', note: 'requires a customer, or would change data' }

  function judge(document: AnyDocument, faults: readonly unknown[]): void {
    if (verdicts.get(document.name)?.state === 'wrong') return
    const out = leftOut(document)
    if (faults.length > 0)
      verdicts.set(document.name, { state: 'wrong', note: faults.slice(0, 2).map(String).join('; ') })
    else if (isMissing(document)) verdicts.set(document.name, { state: 'missing', note: 'the shop hides this feature' })
    else verdicts.set(document.name, { state: 'ok', note: out.length > 0 ? `without ${out.join(', ')}` : '' })
  }

  return {
    missing,
    send,
    verdictOf: (document: AnyDocument): OperationResult => verdicts.get(document.name) ?? unasked(document),
    judge,
    /** Records a result of an operation that differs from the expected one. */
    expect(document: { name: string }, given: unknown, expected: unknown, what: string): void {
      if (given !== expected) judge(document as AnyDocument, [`${what} is ${given} instead of ${expected}`])
    },
    /** Sends an operation and validates its response; violations are recorded for the verdict and not thrown. */
    async ask<Result, Variables>(
      document: TypedDocument<Result, Variables>,
      variables: Variables,
      headers: Headers = {},
    ): Promise<Partial<Result>> {
      const { data, errors } = await send(document, variables, headers).catch((error: Error) => ({
        data: null,
        errors: [{ message: String(error.cause ?? error) }],
      }))
      const pruned = prune(document, missing)
      const shape = pruned && errors.length === 0 ? validateResponse(schema, parse(pruned.text), data) : []
      judge(document as AnyDocument, [...errors.map(({ message }) => message), ...shape])
      return data ?? {}
    },
  }
}
export type ContractService = Awaited<ReturnType<typeof createService>>

/** One line per operation: name, state, note. */
export function printResults(party: Pick<ContractService, 'verdictOf'>, documents: readonly AnyDocument[]): string {
  const width = Math.max(...documents.map(({ name }) => name.length))
  const lines = documents.map((document) => {
    const { state, note } = party.verdictOf(document)
    return `${document.name.padEnd(width)}  ${state.padEnd(9)}  ${note}`.trimEnd()
  })
  return [`${'operation'.padEnd(width)}  outcome    what the shop leaves out, or violations`, ...lines].join('\n')
}
