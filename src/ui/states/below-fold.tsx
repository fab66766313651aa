import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useIsServerRendered } from './use-is-server-rendered.ts'

/** Renders its content with the page in a document, and after the first paint if a client-side navigation opens the page. */
export function BelowFold({ children }: { children: ReactNode }) {
  const isServerRendered = useIsServerRendered()
  const [isShown, setShown] = useState(isServerRendered)
  useEffect(() => {
    // a task after the next frame: an effect may run before the first paint
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setShown(true))))
    return () => cancelAnimationFrame(frame)
  }, [])
  // the space lets the router restore a scroll position
  return isShown ? children : <div className="below-fold" />
}
