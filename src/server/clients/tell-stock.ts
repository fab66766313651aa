/**
 * Words about stock that are true for now, for answers and for kept pages. Loaded where one is a minute old, so that a page that is sent as it is
 * never waits for this. Called by public-client.ts and pages/confirm-page.ts.
 */
import { stock as life } from '../cache/policy.ts'
import type { Read } from '../cache/read-through.ts'
import type { Stock, StockWords } from '../cache/stock.ts'
import { readStock, toWord, withStock } from '../cache/stock-words.ts'
import { ageOf } from '../time/elapsed.ts'
import { askStock, type StockOptions } from './ask-stock.ts'
import { deadlines } from './backend.ts'

/** Where it is missing, stock can only be asked for with all the rest. */
const extension = 'Query.productsByCodes'

type WithStock<Result> = Read<Result> & { stock?: Stock }

const isYounger = (askedAt: number, seconds: number) => {
  const age = ageOf(askedAt, Date.now())
  return age !== null && age < seconds * 1000
}

/**
 * The answer with words that are true for now: its own, newer ones, or none.
 * @param askAgain for the whole answer, no older than such words may be
 */
export async function tellStock<Result>(
  options: StockOptions,
  found: Read<Result>,
  askAgain: () => Promise<Read<Result>>,
): Promise<WithStock<Result>> {
  const words = readStock(found.value)
  const skus = Object.keys(words)
  if (skus.length === 0) return found
  if (isYounger(found.askedAt, life.maxAge)) return { ...found, stock: { words, askedAt: found.askedAt } }
  const { commerce, waitUntil } = options
  const isApart = !(await commerce.lacks(extension, { timeoutMs: deadlines.publicRead, waitUntil }).catch(() => false))
  const now = isApart ? await askStock(options, skus) : null
  if (now) {
    const value = withStock(found.value, now.told)
    const told = { ...found, value, stock: { words: readStock(value), askedAt: now.askedAt } }
    // a word that could not be had may be there the next time
    return skus.some((sku) => now.failed.has(sku)) ? { ...told, state: 'error' } : told
  }
  const newest = isApart ? found : await askAgain()
  const { value, askedAt } = newest
  if (isYounger(askedAt, life.maxAge + life.staleWhileRevalidate))
    return { ...newest, stock: { words: readStock(value), askedAt } }
  return { ...newest, value: withStock(value, new Map()), state: 'error' }
}

/** When these words were last asked for, if all of them still are so; `changed` where one is not, null where nobody can tell. */
export async function confirmStock(options: StockOptions, words: StockWords): Promise<number | 'changed' | null> {
  const now = await askStock(options, Object.keys(words))
  if (!now) return null
  const { told, failed, askedAt } = now
  const isChanged = ([sku, word]: [string, string]) => {
    const product = told.get(sku)
    return !failed.has(sku) && (product === undefined || toWord(product) !== word)
  }
  if (Object.entries(words).some(isChanged)) return 'changed'
  return failed.size > 0 ? null : askedAt
}
