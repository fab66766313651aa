/** How many products a choice would show before it is applied: the button of the phone's filter sheet says it. */
import { useEffect, useRef, useState } from 'react'
import { type ListingQuery, toListingParams } from '#features/catalogue/listing-query.ts'
import { useShop } from '#features/shop/use-shop.ts'

/** Several quick choices are one question. */
const restMs = 200

/** @returns the number for the last choice, null while it is not known; and how to ask for another, or to forget it */
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
        // the button says no number then
        .catch(() => undefined)
    }, restMs)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
  return [count, ask] as const
}
