import { countsDown } from '#protocol/marks.ts'
import type { DeliveryPromise } from './delivery-promise.ts'

/** Fixed words, true in a cached page and without scripts; where scripts run, bootstrap/delivery-clock.ts says the time that is left and the day it leads to. */
export function DeliveryClock({ promise: { text, clock } }: { promise: Pick<DeliveryPromise, 'text' | 'clock'> }) {
  return (
    <span {...countsDown(clock)} suppressHydrationWarning>
      {text}
    </span>
  )
}
