/** Parts of the frame that are the same on every page. Used by the menus; the server's way to draw them is src/start/fragments.tsx. */
import { type ComponentType, createContext, createElement, useContext, useState, useSyncExternalStore } from 'react'

/** Drawn from one object and the language alone, and without listeners: the same object gives the same HTML. */
export type Part<Of extends object> = ComponentType<{ of: Of }>

type ToHtml = <Of extends object>(part: Part<Of>, of: Of) => string

/** Null in a browser. */
export const FragmentContext = createContext<ToHtml | null>(null)

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
export function useFragment<Of extends object>(part: Part<Of>, of: Of) {
  const toHtml = useContext(FragmentContext)
  const isThere = useIsThere()
  if (toHtml) return { dangerouslySetInnerHTML: { __html: toHtml(part, of) } }
  return isThere
    ? { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true }
    : { children: createElement(part, { of }) }
}
