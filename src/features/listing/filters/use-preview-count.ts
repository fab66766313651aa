/** Number of results for filters that are not applied yet, for the button of the phone's filter sheet. */
import { useEffect, useRef, useState } from 'react'
import { type ListingQuery, toListingParams } from '#features/catalogue/listing-query.ts'
import { useShop } from '#features/shop/use-shop.ts'

/** Debounce: quick successive choices send one request. */
const debounceMs = 200

/** @returns `[count, ask]`: count is null until known; `ask(query)` requests a count, `ask(null)` cancels */
export function usePreviewCount(categoryPath: string) {
  const { api } = useShop()
  const [count, setCount] = useState<number | null>(null)
  const asking = useRef<AbortController>(null)
  useEffect(() => () => asking.current?.abort(), [])

  function ask(query: ListingQuery | null) {
    asking.current?.abort()
    setCount(null)
    if (!query) return
    const controller = new AbortController()
    const { signal } = controller
    asking.current = controller
    const timer = setTimeout(() => {
      api('/catalogue/listing', toListingParams(categoryPath, query), signal)
        .then(({ total }) => signal.aborted || setCount(total))
        // on error the button shows no number
        .catch(() => undefined)
    }, debounceMs)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
  return [count, ask] as const
}
