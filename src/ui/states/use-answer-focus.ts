import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** Whether the component is rendered by the browser alone; false during hydration. */
const useIsHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )

/**
 * Ref of an element that shows the answer to an action in the same page: each new answer gets the focus and is scrolled into view.
 * An answer that the server rendered has `autofocus` instead; late hydration must not move the focus.
 */
export function useAnswerFocus<Shown extends HTMLElement>(answer: unknown): RefObject<Shown | null> {
  const element = useRef<Shown>(null)
  const focused = useRef<unknown>(useIsHydrated() ? null : answer)
  useEffect(() => {
    if (!answer || answer === focused.current) return
    focused.current = answer
    element.current?.focus()
  }, [answer])
  return element
}
