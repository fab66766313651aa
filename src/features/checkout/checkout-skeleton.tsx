import { useT } from '#i18n/i18n-provider.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'

export function CheckoutSkeleton() {
  return (
    <div className="with-summary" aria-busy="true">
      <VisuallyHidden>{useT()('forms.loading')}</VisuallyHidden>
      <Stack gap="wide">
        <p className="delivery-promise" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
      <Skeleton shape="block" />
    </div>
  )
}
