import { useT } from '#i18n/i18n-provider.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { CartRowSkeleton } from '#ui/order/cart-row.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'

export function CartSkeleton() {
  return (
    <div className="with-summary" aria-busy="true">
      <Panel as="div">
        <VisuallyHidden>{useT()('forms.loading')}</VisuallyHidden>
        {['one', 'two', 'three'].map((row) => (
          <CartRowSkeleton key={row} />
        ))}
      </Panel>
      <Skeleton shape="block" />
    </div>
  )
}
