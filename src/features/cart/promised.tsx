import { useEffect, useState } from 'react'
import { Part } from '#features/forms/part.tsx'
import type { Settled } from '#features/forms/settled.ts'
import { Icon } from '#ui/icon.tsx'
import type { DeliveryPromise } from './delivery-promise.ts'

/** The longest that a timer takes. */
const longestMs = 2_147_483_647

/** Until when an order comes on which day, in a place of its own; null for who is not told. */
export function Promised({ promise }: { promise: Promise<Settled<{ promise: DeliveryPromise | null }>> | null }) {
  if (!promise) return null
  return (
    <Part promise={promise} fallback={<p className="promised" />} quiet>
      {({ promise: given }) => given && <WhileItLasts promise={given} />}
    </Part>
  )
}

/** Gone as soon as it is over: what a page promises holds when it is read. */
function WhileItLasts({ promise: { text, until } }: { promise: DeliveryPromise }) {
  const [over, setOver] = useState<string | null>(null)
  useEffect(() => {
    const restMs = Date.parse(until) - Date.now()
    if (restMs > longestMs) return
    const timer = setTimeout(() => setOver(until), restMs)
    return () => clearTimeout(timer)
  }, [until])
  if (over === until) return null
  return (
    <p className="promised">
      <Icon name="truck" />
      {text}
    </p>
  )
}
