import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useIsServerRendered } from './use-is-server-rendered.ts'

/**
 * Renders its content with the page in a document, and after the first paint if a client-side navigation opens the page.
 * @param isPending its data is being read
 */
export function BelowFold({ isPending, children }: { isPending?: boolean | undefined; children: ReactNode }) {
  const isServerRendered = useIsServerRendered()
  const [isShown, setShown] = useState(isServerRendered)
  useEffect(() => {
    // a task after the next frame: an effect may run before the first paint
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setShown(true))))
    return () => cancelAnimationFrame(frame)
  }, [])
  // the space lets the router restore a scroll position
  return isShown && !isPending ? children : <div className="below-fold" />
}
