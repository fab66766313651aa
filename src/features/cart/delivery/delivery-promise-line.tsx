import { Deferred } from '#features/problems/deferred.tsx'
import type { Result } from '#service/result.ts'
import { Icon } from '#ui/icons/icon.tsx'
import { DeliveryClock } from './delivery-clock.tsx'
import type { DeliveryPromise } from './delivery-promise.ts'

type DeliveryPromiseTextProps = { promise: Pick<DeliveryPromise, 'text' | 'clock'>; icon?: 'truck' | 'storefront' }

export function DeliveryPromiseText({ promise, icon = 'truck' }: DeliveryPromiseTextProps) {
  return (
    <p className="delivery-promise">
      <Icon name={icon} />
      {/* a script replaces the text, so another text needs another element */}
      <DeliveryClock key={promise.clock} promise={promise} />
    </p>
  )
}

/** Deferred delivery promise, in reserved space. @param props.promise null for guests */
export function DeliveryPromiseLine({
  promise,
}: {
  promise: Promise<Result<{ promise: DeliveryPromise | null }>> | null
}) {
  if (!promise) return null
  return (
    <Deferred promise={promise} fallback={<p className="delivery-promise" />} quiet>
      {({ promise: given }) => given && <DeliveryPromiseText promise={given} />}
    </Deferred>
  )
}
