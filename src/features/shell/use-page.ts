/** What the frame wants to know of the page inside it. Used by the shell's own parts. */
import { useMatches, useRouterState } from '@tanstack/react-router'
import type { Alternates } from './alternates.ts'

/** The page's public path and query. */
export const usePublicHref = () => useRouterState({ select: ({ location }) => location.publicHref ?? location.href })

/** The page's public path, without query. */
export const usePublicPath = () =>
  useRouterState({ select: ({ location }) => (location.publicHref ?? location.href).split(/[?#]/)[0] ?? '/' })

/** A parameter of the page's query as text; empty without one. */
export const useSearchParameter = (name: string) =>
  useRouterState({
    select: ({ location }) =>
      new URLSearchParams((location.publicHref ?? location.href).split(/[?#]/)[1]).get(name) ?? '',
  })

/** The page's own addresses in other languages, when its loader gave `alternates`. */
export const useKnownAlternates = (): Alternates | undefined =>
  useMatches({
    select: (matches) => {
      const data = matches.at(-1)?.loaderData
      return typeof data === 'object' && data !== null && 'alternates' in data
        ? (data.alternates as Alternates)
        : undefined
    },
  })
