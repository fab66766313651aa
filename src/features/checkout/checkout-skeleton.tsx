import { useT } from '#i18n/i18n-provider.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/** The place of the choices and the ticket until they are there. */
export function CheckoutSkeleton() {
  return (
    <div className="cartgrid" aria-busy="true">
      <span className="vh">{useT()('forms.loading')}</span>
      <div className="stack xl">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
      <Skeleton shape="block" />
    </div>
  )
}
