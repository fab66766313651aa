/** Asks what is told of stock now, by article numbers in one go; one answer serves everybody for less than a minute. Called by tell-stock.ts. */
import { stockByCodes } from '#contracts/generated/commerce.ts'
import type { Locale } from '#i18n/locales.ts'
import { operations } from '../cache/policy.ts'
import type { ReadThrough, WaitUntil } from '../cache/read-through.ts'
import { sha256 } from '../cache/sha256.ts'
import type { Told } from '../cache/stock-words.ts'
import { within } from '../time/within.ts'
import { type BackendClient, type Caller, deadlines } from './backend.ts'
import type { BackendError } from './backend-error.ts'
import type { GraphqlErrorEntry } from './error-code.ts'

/** The most that the backend takes in a call. */
const batch = 200

export interface ToldStock {
  told: ReadonlyMap<string, Told>
  /** Of these a part of the answer failed: what there is of them nobody knows. */
  failed: ReadonlySet<string>
  askedAt: number
}

type ToldProduct = Told & { sku: string }
type Group = { products: readonly ToldProduct[]; failed: readonly string[] }

export type StockOptions = {
  commerce: BackendClient
  cache: ReadThrough
  locale: Locale
  waitUntil: WaitUntil
  by: Caller
  /** Only a new answer, however long it takes. */
  anew: boolean
  /** Nobody waits longer, in milliseconds, although the backend may be worth it. */
  atMostMs?: number
}

/** Null where the backend cannot be asked, or takes too long for somebody who waits for a page. */
export async function askStock(options: StockOptions, skus: readonly string[]): Promise<ToldStock | null> {
  const { commerce, by, anew, atMostMs = Number.POSITIVE_INFINITY } = options
  const sorted = [...new Set(skus)].sort()
  const groups = Array.from({ length: Math.ceil(sorted.length / batch) }, (_, at) =>
    sorted.slice(at * batch, (at + 1) * batch),
  )
  const asked = Promise.all(groups.map((group) => askGroup(options, group)))
  const patienceMs = anew ? null : Math.min(commerce.patienceMs(by.lane), atMostMs)
  const answers = await within(asked, patienceMs).catch(() => null)
  if (!answers || answers.some(({ state }) => state === 'error')) return null
  const products = answers.flatMap(({ value }) => value.products)
  return {
    told: new Map(products.map((product) => [product.sku, product])),
    failed: new Set(answers.flatMap(({ value }) => value.failed)),
    askedAt: Math.min(...answers.map(({ askedAt }) => askedAt)),
  }
}

async function askGroup({ commerce, cache, locale, waitUntil, by, anew }: StockOptions, codes: readonly string[]) {
  const { name, hash } = stockByCodes
  const freshness = operations[name]
  if (!freshness) throw new Error(`${name} is not a cacheable read`)
  const fetch = async (timeoutMs: number): Promise<Group> => {
    const errors: GraphqlErrorEntry[] = []
    const onPartial = ({ failure }: BackendError) => errors.push(...(failure.errors ?? []))
    const options = { headers: { 'x-locale': locale }, timeoutMs, waitUntil, onPartial, ...by }
    const { productsByCodes } = await commerce.send(stockByCodes, { codes: [...codes] }, options)
    // an answer is in the order of the codes; what does not say where it failed may be anywhere
    const hasFailed = (place: number) => errors.some(({ path }) => path?.[1] === undefined || path[1] === place)
    const products = (productsByCodes ?? []).flatMap(({ product }, place) => (hasFailed(place) ? [] : (product ?? [])))
    return { products, failed: codes.filter((_, place) => hasFailed(place)) }
  }
  return cache.read(
    {
      // the same in every language
      key: `v2:commerce:${name}:${hash}:${sha256(codes.join())}`,
      freshness,
      tags: ['commerce', `operation:${name}`],
      fetch,
      withinMs: deadlines.publicRead,
      patienceMs: anew ? null : commerce.patienceMs(by.lane),
      // any page makes a question of its own, for a minute
      worded: true,
    },
    waitUntil,
  )
}
