/** Parts of the frame that are the same on every page. Used by the menus; the server's way to draw them is src/start/fragments.tsx. */
import { createContext, type ReactElement, useContext } from 'react'

/** @param of what the part is drawn from alone, beside the language: the same object gives the same HTML */
type ToHtml = (of: object, part: ReactElement) => string

/** Null in a browser, which keeps what it finds. */
export const FragmentContext = createContext<ToHtml | null>(null)

/** Props of the element around a part, which uses no context but words: on the server it is drawn once and then written as it is. */
export function useFragment(of: object, part: ReactElement) {
  const toHtml = useContext(FragmentContext)
  return toHtml ? { dangerouslySetInnerHTML: { __html: toHtml(of, part) } } : { children: part }
}
