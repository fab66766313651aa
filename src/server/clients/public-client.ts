/** Anonymous reads, cached. Nothing here can carry a token: what goes into a cache comes from this file alone. */

import type { TypedDocument } from '#contracts/typed-document.ts'
import type { Locale } from '#i18n/locales.ts'
import { askedContentTags, contentTags } from '../cache/content-tags.ts'
import { emptyPageMs, saysNothing } from '../cache/doubt.ts'
import { type Freshness, operations, stock } from '../cache/policy.ts'
import type { Read, ReadThrough, WaitUntil } from '../cache/read-through.ts'
import { sha256 } from '../cache/sha256.ts'
import type { Stock } from '../cache/stock.ts'
import { type BackendClient, type Caller, deadlines } from './backend.ts'

export interface PublicClient {
  commerce<Result, Variables>(document: TypedDocument<Result, Variables>, variables: Variables): Promise<Result>
  content<Result, Variables>(document: TypedDocument<Result, Variables>, variables: Variables): Promise<Result>
}

/** What was used of an answer; `missing`: the backend failed, and nothing was cached. */
export type ReadReport = Pick<Read<unknown>, 'tags'> & {
  state: Read<unknown>['state'] | 'missing'
  /** For an answer that ends sooner than others: until when it is fresh, and shown at all. Milliseconds since the epoch. */
  best?: BestBefore
  /** What it says of stock. */
  stock?: Stock
}
export type BestBefore = { freshUntil: number; staleUntil: number }

type Options = {
  commerce: BackendClient
  content: BackendClient
  cache: ReadThrough
  locale: Locale
  siteId: number
  waitUntil: WaitUntil
  by: Caller
  /** Only new answers, however long they take: for what is made for others. */
  anew?: boolean
  /** An editor's: content is asked for anew with it, and cached nowhere. */
  previewToken?: string | null
  /** Called before words that anybody can make up are asked of a backend; throws when there were too many. */
  countSearch?: (operationName: string) => void
  /** Told of every answer used: the page cache gathers tags and doubts from it. */
  onRead: (read: ReadReport) => void
}

/** Members sorted, absent ones left out: the same question gives the same text. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  )
}

/** Craft's own. Nobody outside may send it to the embedded CMS. */
export const previewHeader = 'x-craft-token'

/** KV keys end at 512 bytes. */
const maxKeyText = 120

/** Pages that links lead to. */
const lastCachedPage = 99

/** Words can be put and choices combined in any number of ways: what they find stays in memory too. */
const isMadeUp = (variables: unknown) =>
  Object.entries(variables ?? {}).some(
    ([name, value]) =>
      (name === 'search' && Boolean(value)) || (name === 'page' && value > lastCachedPage) || Array.isArray(value),
  )

export function createPublicClient(options: Options): PublicClient {
  const { cache, locale, siteId, waitUntil, by, onRead, anew = false, previewToken = null } = options

  /** An answer that tells of stock, with words that are true for now. */
  async function askWithStock<Result>(
    ask: (freshness: Freshness) => Promise<Read<Result>>,
    freshness: Freshness,
  ): Promise<Read<Result> & Pick<ReadReport, 'stock'>> {
    const { tellStock } = await import('./tell-stock.ts')
    const askAgain = () => ask({ ...stock, staleIfError: freshness.staleIfError })
    return tellStock({ ...options, anew }, await ask(freshness), askAgain)
  }

  async function read<Result, Variables>(
    backend: BackendClient,
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    headers: Record<string, string>,
    tags: readonly string[],
    tagsOf?: (value: Result) => readonly string[],
    worded = false,
  ): Promise<Result> {
    const known = operations[document.name]
    if (!known || document.type !== 'query') throw new Error(`${document.name} is not a cacheable read`)
    const { standing, tellsStock } = known
    // a part that failed may be there the next time: such an answer does not outlive this process
    let isWhole = true
    const onPartial = () => {
      isWhole = false
    }
    const fetch = async (timeoutMs: number) => {
      if (worded) options.countSearch?.(document.name)
      return backend.send(document, variables, { headers, timeoutMs, waitUntil, onPartial, ...by })
    }
    const asked = canonical(variables)
    const question = asked.length > maxKeyText ? sha256(asked) : asked
    const key = `v2:${backend.name}:${document.name}:${document.hash}:${locale}:${siteId}:${question}`
    const ask = (freshness: Freshness) =>
      cache.read<Result>(
        {
          key,
          freshness,
          tags,
          ...(tagsOf && { tagsOf }),
          fetch,
          withinMs: deadlines.publicRead,
          patienceMs: anew ? null : backend.patienceMs(by.lane),
          durable: () => isWhole,
          // words that find nothing are no doubt of the backend
          isEmpty: (answer) => !worded && saysNothing(answer, standing),
          stands: standing !== undefined,
          worded,
        },
        waitUntil,
      )
    try {
      const found = tellsStock ? await askWithStock(ask, known) : await ask(known)
      const until = found.doubt && found.doubt.askedAt + emptyPageMs
      onRead(until === undefined ? found : { ...found, best: { freshUntil: until, staleUntil: until } })
      return found.value
    } catch (error) {
      onRead({ tags, state: 'missing' })
      throw error
    }
  }

  return {
    commerce: (document, variables) => {
      const { slug } = variables as Record<string, unknown>
      const tags = ['commerce', `operation:${document.name}`, ...(slug ? [`product:${slug}`] : [])]
      return read(options.commerce, document, variables, { 'x-locale': locale }, tags, undefined, isMadeUp(variables))
    },
    content: (document, variables) =>
      previewToken === null
        ? read(
            options.content,
            document,
            variables,
            {},
            askedContentTags(document.name, variables as Record<string, unknown>, siteId),
            contentTags,
          )
        : options.content.send(document, variables, {
            headers: { [previewHeader]: previewToken },
            timeoutMs: deadlines.publicRead,
            waitUntil,
            ...by,
          }),
  }
}
