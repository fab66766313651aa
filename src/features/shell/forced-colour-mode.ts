/** The colour mode that the operator holds a screen to. The page carries it, so that the stored choice stays out of it; nothing of it is stored. */
import { useRouterState } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { useShop } from '#features/shop/use-shop.ts'
import { matchPath } from '#i18n/paths.ts'
import { applyStoredMode } from './colour-mode.ts'

/** Of the page that shows, not of one on its way; undefined where visitors choose. */
export function useForcedColourMode() {
  const { colourModes } = useShop().facts
  const path = useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).publicHref.split(/[?#]/)[0] ?? '/',
  })
  return colourModes[matchPath(path).route]
}

/** For the root element; after a page with a mode of its own the visitor's choice is back. */
export function useRootColourMode() {
  const forced = useForcedColourMode()
  useLayoutEffect(() => {
    if (!forced) applyStoredMode()
  }, [forced])
  return forced
}
