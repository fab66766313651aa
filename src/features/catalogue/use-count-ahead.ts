/** How many products a choice would show before it is applied: the button of the phone's filter sheet says it. Used by useFilterForm. */
import { useEffect, useRef, useState } from 'react'
import { apiPath } from '#features/forms/send-form.ts'
import { useLocale } from '#i18n/i18n-provider.tsx'
import { type ListingQuery, printListing } from './listing-query.ts'

/** Several quick choices are one question. */
const restMs = 200

async function readTotal(path: string, signal: AbortSignal): Promise<number | null> {
  const response = await fetch(path, { signal, headers: { accept: 'application/json' } })
  const answer: unknown = response.ok ? await response.json() : null
  const total = typeof answer === 'object' && answer !== null && 'total' in answer ? answer.total : null
  return typeof total === 'number' ? total : null
}

/** @returns the number for the last choice, null while it is not known; and how to ask for another, or to forget it */
export function useCountAhead(categoryPath: string) {
  const locale = useLocale()
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
    const { view, ...given } = printListing(query)
    const search = new URLSearchParams({ ...(categoryPath && { category: categoryPath }), ...given })
    const timer = setTimeout(() => {
      readTotal(apiPath(locale, `/catalogue/listing?${search}`), signal)
        .then((total) => signal.aborted || setCount(total))
        // the button says no number then
        .catch(() => undefined)
    }, restMs)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
  return [count, ask] as const
}
