/** Sends GraphQL operations with graffle, with a timeout and a size limit, and classifies failures. */
import type { GraffleMinimal } from 'graffle/presets/minimal'
import type { Root, TypedDocument } from '#contracts/typed-document.ts'
import { withTimeout } from '../time/with-timeout.ts'
import { BackendError } from './backend-error.ts'
import { type GraphqlErrorEntry, isDocumentError, isUnauthenticated, toErrorEntry } from './error-code.ts'
import { privateValues } from './mask-values.ts'
import { type Readable, readLimited } from './read-limited.ts'
import { stringifyIds } from './stringify-ids.ts'

type Call = { method: 'POST'; body: string; headers: Headers; redirect: 'manual'; signal: AbortSignal }

export interface Backend {
  name: string
  url: string
  headers: Record<string, string>
  /** In process for an embedded backend, which then also takes variables that are not in the body; over the network for an external one. */
  fetch: (url: string, call: Call, variables?: object) => Promise<Readable & { status: number }>
  inProcess?: boolean
  onFailure: (error: BackendError) => void
}

export interface SendOptions {
  headers?: Record<string, string>
  timeoutMs: number
  /** `none`: errors fail the call. `all`: partial data is returned, and `onPartial` is called. `ignore`: partial data only. */
  errorPolicy?: 'none' | 'all' | 'ignore'
  onPartial?: (error: BackendError) => void
  /** Passes the variables to a backend in this process as they are: encoding and parsing a file as JSON would block the thread. */
  sharesVariables?: boolean
}

const maxBytes = 5_000_000

const unmarked = { hash: '', extensions: [], inputs: [], operation: null } as const

/** A query that is not part of the contract. */
export const plainQuery = <Result>(
  name: string,
  roots: Readonly<Record<string, Root>>,
  text: string,
): TypedDocument<Result, object> => ({ ...unmarked, name, type: 'query', roots, text })

type Graffle = ReturnType<typeof createGraffle>
const createGraffle = (create: (typeof GraffleMinimal)['create']) =>
  create({ output: { envelope: { enabled: true, errors: { execution: true, other: false } } } })
let loaded: Graffle | undefined

/** Loaded on the first call: cached pages need none. Concurrent loads are not shared, since a request must not wait for another one's promise. */
async function loadGraffle(): Promise<Graffle> {
  loaded ??= createGraffle((await import('graffle/presets/minimal')).GraffleMinimal.create)
  return loaded
}

/** Removes NUL from the strings of a JSON text: HTML cannot contain it, and a page whose data differ from its HTML does not hydrate. */
const withoutNul = (json: string) => (json.includes('\\u0000') ? json.replaceAll(/(\\\\)|\\u0000/g, '$1') : json)

class BufferedResponse extends Response {
  readonly #text: string

  constructor(text: string) {
    super(null)
    this.#text = text
  }

  override async json() {
    return JSON.parse(withoutNul(this.#text))
  }
}

type GraphqlResult = { data: unknown; errors: readonly GraphqlErrorEntry[] | undefined }

const hasData = (data: unknown) =>
  typeof data === 'object' && data !== null && Object.values(data).some((root) => root !== null)

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0

const hasRootType = (root: Root, value: unknown) =>
  value === null || value === undefined || root === 'leaf' || (root === 'list' ? Array.isArray(value) : isObject(value))

/** Whether the data has the root fields of the document, with values of the right kind. */
function matchesRoots<Result, Variables>(
  { roots }: TypedDocument<Result, Variables>,
  data: unknown,
): data is Result & object {
  if (!isObject(data)) return false
  const members = new Map<string, unknown>(Object.entries(data))
  return (
    Object.keys(roots).some((name) => members.has(name)) &&
    Object.entries(roots).every(([name, root]) => hasRootType(root, members.get(name)))
  )
}

/** Whether the document was rejected before anything was executed. */
const isUnsupported = ({ data, errors = [] }: GraphqlResult) =>
  data === undefined && errors.length > 0 && errors.every(isDocumentError)

/** Sends one operation and returns its data. @throws BackendError of every kind; an expected error has the kind `refused` and a code */
export async function send<Result, Variables>(
  backend: Backend,
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  { headers = {}, timeoutMs, errorPolicy = 'none', onPartial, sharesVariables = false }: SendOptions,
): Promise<Result> {
  let status = 0
  const details = { client: backend.name, operationType: document.type, operationName: document.name }
  const toError = (kind: BackendError['kind'], cause?: unknown, errors?: readonly GraphqlErrorEntry[]) =>
    new BackendError(kind, { ...details, statusCode: status, errors }, cause, privateValues(variables, headers))
  const fail = (kind: BackendError['kind'], cause?: unknown, errors?: readonly GraphqlErrorEntry[]) => {
    const error = toError(kind, cause, errors)
    backend.onFailure(error)
    return error
  }
  if (!/^[_A-Za-z]\w*$/.test(document.name)) throw new Error('Invalid GraphQL Operation')

  // an invalid header value is an error of the shop: outside of the try, it does not count as a failure of the backend
  const requestHeaders = new Headers({
    'content-type': 'application/json',
    accept: 'application/json',
    ...backend.headers,
    ...headers,
  })
  const shared = backend.inProcess && sharesVariables ? (variables as object) : undefined
  const fetchWithin = async (_url: URL | Request | string, init?: RequestInit) => {
    const deadline = new AbortController()
    const call = async () => {
      const request: Call = {
        method: 'POST',
        body: String(init?.body ?? ''),
        headers: requestHeaders,
        redirect: 'manual',
        signal: deadline.signal,
      }
      const response = await backend.fetch(backend.url, request, shared)
      status = response.status
      return new TextDecoder().decode(await readLimited(response, maxBytes))
    }
    // AbortSignal.timeout would keep its timer, and with it the response, after the response has arrived
    const text = await withTimeout(call(), timeoutMs)
    if (text !== null) return new BufferedResponse(text)
    deadline.abort()
    throw new DOMException('The backend took too long', 'TimeoutError')
  }

  let result: GraphqlResult
  try {
    const graffle = await loadGraffle()
    const { data, errors } = await graffle
      .transport({ url: backend.url })
      .anyware(({ exchange }) => exchange({ using: { fetch: fetchWithin } }))
      .gql(document.text)
      .send(document.name, (shared ? {} : variables) as never)
    result = { data, errors: errors?.map(toErrorEntry) }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const name = cause instanceof Error ? cause.name : ''
    if (name === 'TimeoutError' || name === 'AbortError') throw fail('timeout', cause)
    if (cause instanceof RangeError) throw fail('too-large', cause)
    throw fail(status === 0 ? 'unreachable' : status >= 200 && status < 300 ? 'malformed' : 'status', cause)
  }
  if (isUnsupported(result)) throw fail('unsupported', undefined, result.errors)
  if (status < 200 || status > 299) throw fail('status', undefined, result.errors)
  const errors = result.errors?.length ? result.errors : undefined
  if (errors) {
    // an expired session fails the call, although the backend returned the public part of the data
    const isSessionExpired = requestHeaders.has('authorization') && errors.some(isUnauthenticated)
    const keepsData = errorPolicy !== 'none' && hasData(result.data) && !isSessionExpired
    if (!keepsData) throw fail('refused', undefined, errors)
    if (errorPolicy === 'all') onPartial?.(toError('refused', undefined, errors))
  }
  if (!matchesRoots(document, result.data)) throw fail('malformed')
  return stringifyIds(result.data)
}
