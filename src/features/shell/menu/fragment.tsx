/** Parts of the frame that are the same on every page. The server's way to draw them is src/start/fragments.tsx; a browser loads static-fragments.tsx where it must. */
import { lazyRouteComponent } from '@tanstack/react-router'
import { createContext, Suspense, useContext, useState, useSyncExternalStore } from 'react'
import type { StaticFragments } from './static-fragments.tsx'

/** The HTML of a part, of which the same object gives the same. */
export type RenderFragment = <Name extends keyof StaticFragments>(name: Name, of: StaticFragments[Name]) => string

/** Null in a browser. */
export const FragmentContext = createContext<RenderFragment | null>(null)

const StaticFragment = lazyRouteComponent(() => import('./static-fragments.tsx'), 'StaticFragment')
export const loadStaticFragments = async () => StaticFragment.preload?.()

const never = () => () => undefined

/** Whether what this component draws stands in the document already, from its first drawing on. */
const useIsThere = () =>
  useState(
    useSyncExternalStore(
      never,
      () => false,
      () => true,
    ),
  )[0]

/** Props of the element around a part: the server draws it once for all pages, and the app leaves what it finds as it is. */
export function useFragment<Name extends keyof StaticFragments>(name: Name, of: StaticFragments[Name]) {
  const toHtml = useContext(FragmentContext)
  const isThere = useIsThere()
  if (toHtml) return { dangerouslySetInnerHTML: { __html: toHtml(name, of) } }
  if (isThere) return { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }
  const part = (
    <Suspense>
      <StaticFragment name={name} of={of} />
    </Suspense>
  )
  return { children: part }
}
