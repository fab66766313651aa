import { useMatches, useRouterState } from '@tanstack/react-router'
import type { Alternates } from './alternates.ts'

export const usePublicHref = () => useRouterState({ select: ({ location }) => location.publicHref ?? location.href })

export const usePublicPath = () =>
  useRouterState({ select: ({ location }) => (location.publicHref ?? location.href).split(/[?#]/)[0] ?? '/' })

export const useSearchParameter = (name: string) =>
  useRouterState({
    select: ({ location }) =>
      new URLSearchParams((location.publicHref ?? location.href).split(/[?#]/)[1]).get(name) ?? '',
  })

export const useKnownAlternates = (): Alternates | undefined =>
  useMatches({
    select: (matches) => {
      const data = matches.at(-1)?.loaderData
      return typeof data === 'object' && data !== null && 'alternates' in data
        ? (data.alternates as Alternates)
        : undefined
    },
  })
