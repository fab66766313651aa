/** The suggester over the data door. Used by the palette. */
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { OffersToCome } from '#features/catalogue/offer-slot.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { createSuggester } from './suggester.ts'
import type { Suggestions } from './suggestions.ts'

export type Answer = Suggestions & {
  /** A customer's prices come behind. */
  offers: OffersToCome
}

/** The server gives up sooner; this is for networks that swallow an answer. */
const patienceMs = 10_000

export function useSuggester() {
  const t = useT()
  const { api, facts } = useRouter().options.context
  const [suggester] = useState(() =>
    createSuggester<Answer>(async (q, signal) => {
      const init = { signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]) }
      const answer = await api.search.$get({ query: { q } }, { init })
      if (!answer.ok) throw new Error(String(answer.status))
      const found = await answer.json()
      const problem = { ok: false as const, problem: { status: 0, title: t('problems.unavailable') } }
      const offers: OffersToCome =
        facts.customer && found.products.length > 0
          ? api.search.offers.$get({ query: { q } }).then(
              async (prices) => (prices.ok ? { ok: true, value: await prices.json() } : problem),
              () => problem,
            )
          : null
      return { ...found, offers }
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
