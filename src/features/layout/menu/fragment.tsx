/** Parts of the layout that are identical on all pages: the server renders them once (start/fragments.tsx), browsers load them on demand. */
import { lazyRouteComponent } from '@tanstack/react-router'
import { createContext, Suspense, useContext } from 'react'
import { useIsServerRendered } from '#ui/states/use-is-server-rendered.ts'
import type { StaticFragments } from './static-fragments.tsx'

/** Renders the HTML of a fragment; memoized by the object `of`. */
export type RenderFragment = <Name extends keyof StaticFragments>(name: Name, of: StaticFragments[Name]) => string

/** Null in a browser. */
export const FragmentContext = createContext<RenderFragment | null>(null)

const StaticFragment = lazyRouteComponent(() => import('./static-fragments.tsx'), 'StaticFragment')
export const loadStaticFragments = async () => StaticFragment.preload?.()

/** Props of the element around a fragment: the server inserts its HTML, hydration keeps it, other renders load the component. */
export function useFragment<Name extends keyof StaticFragments>(name: Name, of: StaticFragments[Name]) {
  const toHtml = useContext(FragmentContext)
  const isServerRendered = useIsServerRendered()
  if (toHtml) return { dangerouslySetInnerHTML: { __html: toHtml(name, of) } }
  if (isServerRendered) return { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }
  const part = (
    <Suspense>
      <StaticFragment name={name} of={of} />
    </Suspense>
  )
  return { children: part }
}
