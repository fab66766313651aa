/** Parts of the frame that are the same on every page. Used by the menus; the server's way to draw them is src/start/fragments.tsx. */
import { type ComponentType, createContext, createElement, useContext } from 'react'

/** Drawn from one object and the language alone: the same object gives the same HTML. */
export type Part<Of extends object> = ComponentType<{ of: Of }>

type ToHtml = <Of extends object>(part: Part<Of>, of: Of) => string

/** Null in a browser, which keeps what it finds. */
export const FragmentContext = createContext<ToHtml | null>(null)

/** Props of the element around a part: on the server that is drawn once, and then written as it is. */
export function useFragment<Of extends object>(part: Part<Of>, of: Of) {
  const toHtml = useContext(FragmentContext)
  return toHtml ? { dangerouslySetInnerHTML: { __html: toHtml(part, of) } } : { children: createElement(part, { of }) }
}
