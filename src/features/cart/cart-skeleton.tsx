import { useT } from '#i18n/i18n-provider.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** The cart's place until it is there. */
export function CartSkeleton() {
  return (
    <div className="cartgrid" aria-busy="true">
      <div className="panel">
        <span className="vh">{useT()('forms.loading')}</span>
        {['one', 'two', 'three'].map((row) => (
          <div key={row} className="crow">
            <Skeleton shape="thumb" />
            <div className="nm">
              <Skeleton shape="name" />
            </div>
            <div className="q">
              <Skeleton shape="control" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton shape="block" />
    </div>
  )
}
