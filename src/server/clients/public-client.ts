/** Cached reads without credentials. Only responses of this client are cached; it cannot send a customer's token. */
import type { CommerceExtension } from '#contracts/generated/extensions.ts'
import type { TypedDocument } from '#contracts/typed-document.ts'
import type { Locale } from '#i18n/locales.ts'
import { contentTags, requestContentTags } from '../cache/content-tags.ts'
import { isEmptyResponse } from '../cache/empty-response.ts'
import type { ResponseCache } from '../cache/no-cache.ts'
import { maxStockAgeSeconds, operationPolicies } from '../cache/policy.ts'
import { productTags, requestCommerceTags } from '../cache/product-tags.ts'
import type { CacheResult, WaitUntil } from '../cache/read-through.ts'
import { sha256 } from '../cache/sha256.ts'
import { withoutStock } from '../cache/without-stock.ts'
import type { RequestTrace } from '../telemetry/request-trace.ts'
import { type BackendClient, type Caller, deadlines, timeoutShareAfterTimeout } from './backend.ts'
import { BackendError } from './backend-error.ts'

export interface PublicClient {
  commerce<Result, Variables>(document: TypedDocument<Result, Variables>, variables: Variables): Promise<Result>
  content<Result, Variables>(document: TypedDocument<Result, Variables>, variables: Variables): Promise<Result>
  /** Whether the commerce backend lacks this extension of the contract. @throws BackendError */
  lacks(extension: CommerceExtension): Promise<boolean>
}

/** The result of a read, for the page cache. `missing`: the backend failed, and nothing was cached. */
export type CacheReport = {
  tags: readonly string[]
  state: CacheResult<unknown>['state'] | 'missing'
  showsStock: boolean
}

type Options = {
  commerce: BackendClient
  content: BackendClient
  cache: ResponseCache
  locale: Locale
  siteId: number
  waitUntil: WaitUntil
  /** Absent: the read belongs to no request. */
  trace?: RequestTrace
  by: Caller
  /** Reads only fresh responses, for pages that are cached. */
  mustRevalidate?: boolean
  /** Token of an editor's preview: content is then not cached. */
  previewToken?: string | null
  /** Called before a request with user input is sent; rejects above the limit. */
  countSearch?: (operationName: string) => Promise<void>
  onRead: (read: CacheReport) => void
}

export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  )
}

/** Craft's header for preview tokens. The embedded CMS ignores it in requests from outside. */
export const previewHeader = 'x-craft-token'

/** The limit of KV is 512 bytes for the whole key. */
const maxKeyText = 120

/** The last page number that the shop links to. */
const lastCachedPage = 99

/** Whether visitors can cause any number of different requests: these responses are cached in memory only. */
const isUnboundedQuery = (variables: unknown) =>
  Object.entries(variables ?? {}).some(
    ([name, value]) =>
      (name === 'search' && Boolean(value)) || (name === 'page' && value > lastCachedPage) || Array.isArray(value),
  )

export function createPublicClient(options: Options): PublicClient {
  const { cache, locale, siteId, waitUntil, trace, by, onRead, mustRevalidate = false, previewToken = null } = options
  /** Backends of which a read of this request timed out. */
  const timedOut = new Set<BackendClient>()

  async function read<Result, Variables>(
    backend: BackendClient,
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    headers: Record<string, string>,
    tags: readonly string[],
    tagsOf: (value: Result) => readonly string[],
    isUserInput = false,
  ): Promise<Result> {
    const known = operationPolicies[document.name]
    if (!known || document.type !== 'query') throw new Error(`${document.name} is not a cacheable read`)
    const { neverEmpty, showsStock = false, ...freshness } = known
    // a failed part may succeed the next time: a partial response stays in memory
    let isWhole = true
    const onPartial = () => {
      isWhole = false
    }
    let isOwnCall = false
    const startedAt = performance.now()
    const fetch = async (timeoutMs: number) => {
      if (isUserInput) await options.countSearch?.(document.name)
      isOwnCall = true
      return backend.send(document, variables, { headers, timeoutMs, waitUntil, trace, onPartial, ...by })
    }
    const serialized = canonicalJson(variables)
    const queryKey = serialized.length > maxKeyText ? sha256(serialized) : serialized
    const query = {
      key: `v3:${backend.name}:${document.name}:${document.hash}:${locale}:${siteId}:${queryKey}`,
      freshness,
      tags,
      tagsOf,
      fetch,
      timeoutMs: deadlines.publicRead * (timedOut.has(backend) ? timeoutShareAfterTimeout : 1),
      maxWaitMs: mustRevalidate ? null : backend.maxWaitMs(by.trafficClass),
      durable: () => isWhole,
      // a search may have no results
      isEmpty: (response: Result) => !isUserInput && isEmptyResponse(response, neverEmpty),
      neverEmpty: neverEmpty !== undefined,
      isUserInput,
    }
    try {
      const found = await cache.read<Result>(query, waitUntil)
      onRead({ tags: Object.keys(found.tokens), state: found.state, showsStock })
      // `joined`: the call of another request
      const isJoined = found.state === 'miss' && !isOwnCall
      if (isJoined) trace?.record(document.name, 'joined', performance.now() - startedAt)
      else if (found.state !== 'miss') trace?.record(document.name, found.state)
      const isTooOld = showsStock && Date.now() - found.requestedAt > maxStockAgeSeconds * 1000
      return isTooOld ? withoutStock(found.value) : found.value
    } catch (error) {
      if (error instanceof BackendError && error.kind === 'timeout') timedOut.add(backend)
      onRead({ tags, state: 'missing', showsStock })
      throw error
    }
  }

  return {
    lacks: (extension) => options.commerce.lacks(extension, waitUntil),
    commerce: (document, variables) =>
      read(
        options.commerce,
        document,
        variables,
        { 'x-locale': locale },
        requestCommerceTags(document.name, variables as Record<string, unknown>),
        productTags,
        isUnboundedQuery(variables),
      ),
    content: (document, variables) =>
      previewToken === null
        ? read(
            options.content,
            document,
            variables,
            {},
            requestContentTags(document.name, variables as Record<string, unknown>, siteId),
            contentTags,
          )
        : options.content.send(document, variables, {
            headers: { [previewHeader]: previewToken },
            timeoutMs: deadlines.publicRead,
            waitUntil,
            trace,
            ...by,
          }),
  }
}
