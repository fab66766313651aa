import { type RefObject, useEffect, useRef } from 'react'
import { useIsServerRendered } from './use-is-server-rendered.ts'

/**
 * Ref of an element that shows the answer to an action in the same page: each new answer gets the focus and is scrolled into view.
 * An answer that the server rendered has `autofocus` instead; late hydration must not move the focus.
 */
export function useAnswerFocus<Shown extends HTMLElement>(answer: unknown): RefObject<Shown | null> {
  const element = useRef<Shown>(null)
  const focused = useRef<unknown>(useIsServerRendered() ? answer : null)
  useEffect(() => {
    if (!answer || answer === focused.current) return
    focused.current = answer
    element.current?.focus()
  }, [answer])
  return element
}
