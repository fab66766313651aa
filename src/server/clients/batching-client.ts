/** Batches the private reads of a page into one GraphQL document. */
import {
  allergenProfile,
  cartSummary,
  firstLists,
  homePage,
  homePrices,
  lastOrder,
  listingPage,
  listingPrices,
  productPage,
  productPrices,
} from '#contracts/generated/commerce.ts'
import { mergeQueries } from '#contracts/merge.ts'
import type { TypedDocument } from '#contracts/typed-document.ts'
import { nextMacrotask } from '../time/event-loop.ts'
import { BackendError } from './backend-error.ts'
import type { CallOptions, SessionClient } from './session-client.ts'

/** A page document, and the single documents that it replaces. */
type PageDocument = { whole: TypedDocument<object, never>; parts: readonly { name: string }[] }

const pageDocuments: readonly PageDocument[] = [
  { whole: homePage, parts: [homePrices, allergenProfile, cartSummary, lastOrder, firstLists] },
  // of a backend without lists, which are then not in the document
  { whole: homePage, parts: [homePrices, allergenProfile, cartSummary, lastOrder] },
  { whole: listingPage, parts: [listingPrices, allergenProfile, cartSummary] },
  { whole: productPage, parts: [productPrices, allergenProfile, cartSummary] },
]

type PendingRead = {
  document: { name: string; text: string; roots: TypedDocument<unknown, never>['roots'] }
  variables: object
  response: Promise<unknown>
  /** Whether the caller handles errors of a part of the data, which a batch does not report. */
  needsPartialErrors: boolean
  answer(data: object): void
  fail(error: unknown): void
  sendAlone(): void
}

type Batch = {
  document: TypedDocument<object, never>
  variables: object
  reads: readonly PendingRead[]
  /** Key of the response by the root key of a read. */
  keyOf(read: PendingRead, root: string): string
}

type Options = {
  /** Called if a response proves an active session. */
  onAlive: () => void
  /** Whether any reads are merged, instead of only those that the contract has a document for. */
  mergesAny?: boolean
}

/** Whether sending the reads one by one would fail too: the session has expired, or the backend is down or too busy. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof BackendError)) return true
  const { code, isOutage, failure } = error
  // a response with GraphQL errors shows that the backend is up, whatever its status
  return code === 'UNAUTHENTICATED' || code === 'RATE_LIMITED' || (isOutage && !failure.errors?.length)
}

function toPageBatch({ whole }: PageDocument, reads: readonly PendingRead[]): Batch {
  const variables: object = Object.assign({}, ...reads.map((read) => read.variables))
  return { document: whole, variables, reads, keyOf: (_, root) => root }
}

/** Merged documents by their names, so that the embedded backend finds them parsed. */
const merged = new Map<string, ReturnType<typeof mergeQueries>>()

function toMergedBatch(pending: readonly PendingRead[]): Batch {
  const reads = pending.toSorted((a, b) => (a.document.name < b.document.name ? -1 : 1))
  const name = reads.map(({ document }) => document.name).join()
  const known = merged.get(name) ?? mergeQueries(reads.map(({ document }) => document))
  merged.set(name, known)
  return {
    document: known.document as TypedDocument<object, never>,
    variables: known.toVariables(reads.map((read) => read.variables)),
    reads,
    keyOf: (read, root) => known.keys[reads.indexOf(read)]?.get(root) ?? root,
  }
}

/** Reads that start in the same event-loop task are sent together, the same one once; a failed one is sent alone. */
export function createBatchingClient(client: SessionClient, { onAlive, mergesAny = false }: Options): SessionClient {
  let queued = new Map<string, PendingRead>()

  async function sendBatch({ document, variables, reads, keyOf }: Batch) {
    /** Root fields with errors; undefined: an error without a path. */
    const failed = new Set<unknown>()
    const onPartial = ({ failure }: BackendError) => {
      for (const { path } of failure.errors ?? []) failed.add(path?.[0])
    }
    try {
      const data = new Map<string, unknown>(
        Object.entries(await client.commerce(document, variables as never, { onPartial })),
      )
      const accountInfo = data.get('accountInfo') as { status?: boolean | null; customer?: object | null } | null
      if (accountInfo?.customer && accountInfo.status !== false) onAlive()
      for (const read of reads) {
        const own = Object.keys(read.document.roots).map((root) => [root, keyOf(read, root)] as const)
        const hasFailed = own.some(
          ([, key]) =>
            (failed.has(key) || failed.has(undefined)) && (read.needsPartialErrors || (data.get(key) ?? null) === null),
        )
        if (hasFailed) read.sendAlone()
        else
          read.answer(Object.fromEntries(own.flatMap(([root, key]) => (data.has(key) ? [[root, data.get(key)]] : []))))
      }
    } catch (error) {
      for (const read of reads) isFinal(error) ? read.fail(error) : read.sendAlone()
    }
  }

  function toKnownBatch(reads: readonly PendingRead[]): Batch | null {
    const find = ({ name }: { name: string }) => reads.find(({ document }) => document.name === name)
    const page = pageDocuments.find(({ whole, parts }) => parts.every(find) && client.takes(whole))
    return page
      ? toPageBatch(
          page,
          page.parts.flatMap((part) => find(part) ?? []),
        )
      : null
  }

  function flush() {
    const reads = [...queued.values()]
    queued = new Map()
    const all = mergesAny && reads.length > 1 ? toMergedBatch(reads) : null
    const batch = all && client.takes(all.document) ? all : toKnownBatch(reads)
    if (batch) void sendBatch(batch)
    for (const read of reads) if (!batch?.reads.includes(read)) read.sendAlone()
  }

  return {
    ...client,
    commerce<Result, Variables>(
      document: TypedDocument<Result, Variables>,
      variables: Variables,
      options: CallOptions = {},
    ) {
      const { onPartial, ...others } = options
      if (Object.keys(others).length > 0 || document.type === 'mutation')
        return client.commerce(document, variables, options)
      const key = document.name + JSON.stringify(variables)
      const known = queued.get(key)
      if (known) return known.response as Promise<Result>
      if (queued.size === 0) void nextMacrotask().then(flush)
      const { promise, resolve, reject } = Promise.withResolvers<Result>()
      queued.set(key, {
        document,
        variables: variables as object,
        response: promise,
        answer: (data) => resolve(data as Result),
        needsPartialErrors: onPartial !== undefined,
        fail: reject,
        sendAlone: () => void client.commerce(document, variables, options).then(resolve, reject),
      })
      return promise
    },
  }
}
