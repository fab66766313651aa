/** The one way to a backend: graffle over a fetch with a deadline, a size limit and errors that say what went wrong (spec 8). */
import { GraffleMinimal } from 'graffle/presets/minimal'
import type { TypedDocument } from '#contracts/typed-document.ts'
import { BackendError, type GraphqlErrorEntry } from './backend-error.ts'

export interface Backend {
  /** For records and messages: commerce or content. */
  name: string
  url: string
  /** In process when embedded, over the network when external. */
  fetch: (request: Request) => Promise<Response>
  /** Called with the record of every failed call. */
  onFailure: (error: BackendError) => void
}

export interface SendOptions {
  headers?: Record<string, string>
  /** Whole call, body included. */
  timeoutMs: number
  /** none: errors fail the call; all: data and errors are kept; ignore: errors are dropped. */
  errorPolicy?: 'none' | 'all' | 'ignore'
}

const maxBytes = 5_000_000
const graffle = GraffleMinimal.create({
  output: { envelope: { enabled: true, errors: { execution: true, other: false } } },
})

async function readLimited(response: Response): Promise<string> {
  if (!response.body) return ''
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new RangeError('too large')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

type Answer = { data?: unknown; errors?: readonly GraphqlErrorEntry[] }

/**
 * Sends one operation and gives its data.
 * @throws BackendError of every kind; an expected refusal has kind `refused` and a code
 */
export async function send<Result, Variables>(
  backend: Backend,
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  { headers = {}, timeoutMs, errorPolicy = 'none' }: SendOptions,
): Promise<Result> {
  let status = 0
  const about = { client: backend.name, operationType: document.type, operationName: document.name }
  const fail = (kind: BackendError['kind'], cause?: unknown, errors?: readonly GraphqlErrorEntry[]) => {
    const error = new BackendError(kind, { ...about, statusCode: status, errors }, cause)
    backend.onFailure(error)
    return error
  }
  if (!/^[_A-Za-z]\w*$/.test(document.name)) throw new Error('Invalid GraphQL Operation')

  // what cannot stand in a header is our mistake, not an outage: it must not count against the backend
  const given = new Headers({ 'content-type': 'application/json', accept: 'application/json', ...headers })
  const fetchWithin = async (_url: URL | Request | string, init?: RequestInit) => {
    const signal = AbortSignal.timeout(timeoutMs)
    const late = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    const call = async () => {
      const response = await backend.fetch(
        new Request(backend.url, {
          method: 'POST',
          body: init?.body ?? null,
          headers: given,
          redirect: 'manual',
          signal,
        }),
      )
      status = response.status
      return readLimited(response)
    }
    return new Response(await Promise.race([call(), late]))
  }

  let answer: Answer
  try {
    answer = (await graffle
      .transport({ url: backend.url })
      .anyware(({ exchange }) => exchange({ using: { fetch: fetchWithin } }))
      .gql(document.text)
      .send(document.name, variables as never)) as Answer
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const name = cause instanceof Error ? cause.name : ''
    if (name === 'TimeoutError' || name === 'AbortError') throw fail('timeout', cause)
    if (cause instanceof RangeError) throw fail('too-large', cause)
    throw fail(status === 0 ? 'unreachable' : status >= 200 && status < 300 ? 'malformed' : 'status', cause)
  }
  if (status < 200 || status > 299) throw fail('status', undefined, answer.errors)
  if (answer.errors?.length && errorPolicy === 'none') throw fail('refused', undefined, answer.errors)
  if (answer.data === undefined || answer.data === null) {
    throw fail(answer.errors?.length ? 'refused' : 'malformed', undefined, answer.errors)
  }
  return answer.data as Result
}
