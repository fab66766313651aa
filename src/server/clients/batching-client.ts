/** Batches the private reads of a page into one GraphQL document, if the contract has one for them. */
import {
  allergenProfile,
  cartSummary,
  firstLists,
  homePage,
  type homePageQuery,
  homePrices,
  lastOrder,
  listingPage,
  type listingPageQuery,
  listingPrices,
  productPage,
  type productPageQuery,
  productPrices,
} from '#contracts/generated/commerce.ts'
import type { TypedDocument } from '#contracts/typed-document.ts'
import { BackendError } from './backend-error.ts'
import type { CallOptions, SessionClient } from './session-client.ts'

/** The account part that each page document includes. */
type AccountPart = Pick<homePageQuery & listingPageQuery & productPageQuery, 'accountInfo'>

/** A page document, and the single documents that it replaces. */
type PageDocument = { whole: TypedDocument<AccountPart, never>; parts: readonly { name: string }[] }

const pageDocuments: readonly PageDocument[] = [
  { whole: homePage, parts: [homePrices, allergenProfile, cartSummary, lastOrder, firstLists] },
  { whole: listingPage, parts: [listingPrices, allergenProfile, cartSummary] },
  { whole: productPage, parts: [productPrices, allergenProfile, cartSummary] },
]

type PendingRead = {
  document: { name: string; roots: Readonly<Record<string, unknown>> }
  variables: object
  answer(data: object): void
  fail(error: unknown): void
  sendAlone(): void
}

/** Whether sending the reads one by one would fail too: the session has expired, or the backend is down or too busy. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof BackendError)) return true
  const { code, isOutage, failure } = error
  // a response with GraphQL errors shows that the backend is up, whatever its status
  return code === 'UNAUTHENTICATED' || code === 'RATE_LIMITED' || (isOutage && !failure.errors?.length)
}

/** Reads of the same microtask are sent together; a failed one is sent alone. @param onAlive called if the response proves an active session */
export function createBatchingClient(client: SessionClient, onAlive: () => void): SessionClient {
  let queued: PendingRead[] = []

  async function sendBatch({ whole }: PageDocument, reads: readonly PendingRead[]) {
    /** Root fields with errors; undefined: an error without a path. */
    const failed = new Set<unknown>()
    const onPartial = ({ failure }: BackendError) => {
      for (const { path } of failure.errors ?? []) failed.add(path?.[0])
    }
    try {
      const variables: object = Object.assign({}, ...reads.map((read) => read.variables))
      const data = await client.commerce(whole, variables as never, { onPartial })
      const { accountInfo } = data
      if (accountInfo?.customer && accountInfo.status !== false) onAlive()
      const given = new Map<string, unknown>(Object.entries(data))
      const hasFailed = (root: string) =>
        (given.get(root) ?? null) === null && (failed.has(root) || failed.has(undefined))
      for (const read of reads) {
        if (Object.keys(read.document.roots).some(hasFailed)) read.sendAlone()
        else read.answer(data)
      }
    } catch (error) {
      for (const read of reads) isFinal(error) ? read.fail(error) : read.sendAlone()
    }
  }

  function flush() {
    const reads = queued
    queued = []
    const find = ({ name }: { name: string }) => reads.find(({ document }) => document.name === name)
    const page = pageDocuments.find(({ whole, parts }) => parts.every(find) && client.takes(whole))
    const together = new Set(page?.parts.flatMap((part) => find(part) ?? []))
    if (page) void sendBatch(page, [...together])
    for (const read of reads) if (!together.has(read)) read.sendAlone()
  }

  return {
    ...client,
    commerce<Result, Variables>(
      document: TypedDocument<Result, Variables>,
      variables: Variables,
      options?: CallOptions,
    ) {
      if (options || document.type === 'mutation') return client.commerce(document, variables, options)
      if (queued.length === 0) queueMicrotask(flush)
      return new Promise<Result>((resolve, reject) => {
        queued.push({
          document,
          variables: variables as object,
          answer: (data) => resolve(data as Result),
          fail: reject,
          sendAlone: () => void client.commerce(document, variables).then(resolve, reject),
        })
      })
    },
  }
}
