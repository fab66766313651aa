/** Keeps the place of those who use the keyboard while parts of a listing come and go. Used by CategoryPage. */
import { type RefObject, useEffect, useRef } from 'react'

/** When what had the focus is gone after a change (a chip, the last "next page"), the results get it, where they stand. */
export function useRestoreFocus(results: RefObject<HTMLElement | null>) {
  const last = useRef<EventTarget>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target
    }
    // what got it before the app was there
    last.current = document.activeElement
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  useEffect(() => {
    const mayHaveBeenPlaced = last.current instanceof Element && !last.current.isConnected
    if (mayHaveBeenPlaced && document.activeElement === document.body) results.current?.focus({ preventScroll: true })
  })
}
