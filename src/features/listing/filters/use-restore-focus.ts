import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to the results, without scrolling, if the focused element was removed (a filter chip, the last "next" link). */
export function useRestoreFocus(results: RefObject<HTMLElement | null>) {
  const last = useRef<EventTarget>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      last.current = target
    }
    // the element may have received focus before hydration
    last.current = document.activeElement
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  useEffect(() => {
    const mayHaveBeenPlaced = last.current instanceof Element && !last.current.isConnected
    if (mayHaveBeenPlaced && document.activeElement === document.body) results.current?.focus({ preventScroll: true })
  })
}
