/** Colour mode that the operator forces for a screen. It is part of the page and overrides the stored choice. */
import { useRouterState } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { useShop } from '#features/shop/use-shop.ts'
import { matchPath } from '#i18n/paths.ts'
import { applyStoredMode } from './colour-mode.ts'

/** Mode of the resolved page, not of a pending navigation; undefined if visitors choose. */
export function useForcedColourMode() {
  const { colourModes } = useShop().facts
  const path = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).publicHref.split(/[?#]/)[0] ?? '/',
  })
  return colourModes[matchPath(path).route]
}

/** For the root element; restores the visitor's choice after leaving a page with a forced mode. */
export function useRootColourMode() {
  const forced = useForcedColourMode()
  useLayoutEffect(() => {
    if (!forced) applyStoredMode()
  }, [forced])
  return forced
}
