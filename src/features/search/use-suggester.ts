import { useEffect, useState, useSyncExternalStore } from 'react'
import type { PricesPromise } from '#features/pricing/deferred-price.tsx'
import { useShop } from '#features/shop/use-shop.ts'
import { toResult } from '#service/result.ts'
import { createSuggester } from './suggester.ts'
import type { Suggestions } from './suggestions.ts'

export type SuggestionsWithPrices = Suggestions & {
  prices: PricesPromise
}

/** Longer than the server's timeout: for networks that lose the response. */
const maxWaitMs = 10_000

export function useSuggester() {
  const { api, facts } = useShop()
  const [suggester] = useState(() =>
    createSuggester<SuggestionsWithPrices>(async (q, signal) => {
      const found = await api('/search', { q }, AbortSignal.any([signal, AbortSignal.timeout(maxWaitMs)]))
      const prices = facts.customer && found.products.length > 0 ? toResult(api('/search/prices', { q })) : null
      return { ...found, prices }
    }),
  )
  useEffect(() => {
    const online = () => suggester.getState().status === 'failed' && suggester.retry()
    addEventListener('online', online)
    return () => {
      removeEventListener('online', online)
      suggester.stop()
    }
  }, [suggester])
  const state = useSyncExternalStore(suggester.subscribe, suggester.getState, suggester.getState)
  return { ...state, suggester }
}
