import { countdownProps } from '#protocol/data-attributes.ts'
import type { DeliveryPromise } from './delivery-promise.ts'

/** Static text, valid in cached pages and without scripts; an inline script replaces it with the remaining time and the delivery day. */
export function DeliveryClock({ promise: { text, clock } }: { promise: Pick<DeliveryPromise, 'text' | 'clock'> }) {
  return (
    <span {...countdownProps(clock)} suppressHydrationWarning>
      {text}
    </span>
  )
}
