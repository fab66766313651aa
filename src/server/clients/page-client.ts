/** What a page asks in its reader's name side by side, in one document where the contract has one for it. Made by api/ask-written-down.ts. */
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

/** What each of them says of the account. */
type AccountPart = Pick<homePageQuery & listingPageQuery & productPageQuery, 'accountInfo'>

/** A document, and those whose answers it holds. */
type PageDocument = { whole: TypedDocument<AccountPart, never>; parts: readonly { name: string }[] }

const pageDocuments: readonly PageDocument[] = [
  { whole: homePage, parts: [homePrices, allergenProfile, cartSummary, lastOrder, firstLists] },
  { whole: listingPage, parts: [listingPrices, allergenProfile, cartSummary] },
  { whole: productPage, parts: [productPrices, allergenProfile, cartSummary] },
]

type Question = {
  document: { name: string; roots: Readonly<Record<string, unknown>> }
  variables: object
  answer(data: object): void
  fail(error: unknown): void
  sendAlone(): void
}

/** Where asking one by one would do no better: the session is over, or the backend is not there, or too busy. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof BackendError)) return true
  const { code, isOutage, failure } = error
  // one that names errors is there, whatever status it gives them
  return code === 'UNAUTHENTICATED' || code === 'RATE_LIMITED' || (isOutage && !failure.errors?.length)
}

/**
 * Reads that are put in the same turn go together; what a backend refuses of them is asked for by itself.
 * @param onAlive told, before any answer is given, that the backend knows the session
 */
export function createBatchingClient(client: SessionClient, onAlive: () => void): SessionClient {
  let waiting: Question[] = []

  async function sendBatch({ whole }: PageDocument, questions: readonly Question[]) {
    /** Fields of the first level in which something failed; undefined: it is not said where. */
    const failed = new Set<unknown>()
    const onPartial = ({ failure }: BackendError) => {
      for (const { path } of failure.errors ?? []) failed.add(path?.[0])
    }
    try {
      const variables: object = Object.assign({}, ...questions.map((question) => question.variables))
      const data = await client.commerce(whole, variables as never, { onPartial })
      const { accountInfo } = data
      if (accountInfo?.customer && accountInfo.status !== false) onAlive()
      const given = new Map<string, unknown>(Object.entries(data))
      const isRefused = (root: string) =>
        (given.get(root) ?? null) === null && (failed.has(root) || failed.has(undefined))
      for (const question of questions) {
        if (Object.keys(question.document.roots).some(isRefused)) question.sendAlone()
        else question.answer(data)
      }
    } catch (error) {
      for (const question of questions) isFinal(error) ? question.fail(error) : question.sendAlone()
    }
  }

  function ask() {
    const questions = waiting
    waiting = []
    const find = ({ name }: { name: string }) => questions.find(({ document }) => document.name === name)
    const page = pageDocuments.find(({ whole, parts }) => parts.every(find) && client.takes(whole))
    const together = new Set(page?.parts.flatMap((part) => find(part) ?? []))
    if (page) void sendBatch(page, [...together])
    for (const question of questions) if (!together.has(question)) question.sendAlone()
  }

  return {
    ...client,
    commerce<Result, Variables>(
      document: TypedDocument<Result, Variables>,
      variables: Variables,
      options?: CallOptions,
    ) {
      if (options || document.type === 'mutation') return client.commerce(document, variables, options)
      if (waiting.length === 0) queueMicrotask(ask)
      return new Promise<Result>((resolve, reject) => {
        waiting.push({
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
