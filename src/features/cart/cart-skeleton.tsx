import { useT } from '#i18n/i18n-provider.tsx'
import { CartRowSkeleton } from '#ui/cart-row.tsx'
import { Panel } from '#ui/panel.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

/** The cart's place until it is there. */
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
