import { useT } from '#i18n/i18n-provider.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'

const fields = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

export function FormSkeleton() {
  const t = useT()
  return (
    <div className="form-place" aria-busy="true">
      <VisuallyHidden>{t('forms.loading')}</VisuallyHidden>
      {fields.map((field) => (
        <Skeleton key={field} shape="control" />
      ))}
    </div>
  )
}
