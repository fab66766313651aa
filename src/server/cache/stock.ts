/** What answers and pages say of stock: the one thing on them that is true for a minute only. Called by clients/ and pages/. */

/** By article number: the backend's word, else whether there is any. What nothing is said of is not in it. */
export type StockWords = Record<string, string>

/** What is said of stock, and when that was asked for, in milliseconds since the epoch. */
export interface Stock {
  words: StockWords
  askedAt: number
}

/** Adds what another answer says; false where it says something else of the same packing. */
export function joinStock(all: Stock, { words, askedAt }: Stock): boolean {
  const agrees = Object.entries(words).every(([sku, word]) => (all.words[sku] ?? word) === word)
  Object.assign(all.words, words)
  all.askedAt = Math.min(all.askedAt, askedAt)
  return agrees
}
