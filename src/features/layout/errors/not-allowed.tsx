import { Deferred } from '#features/problems/deferred.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import type { Result } from '#service/result.ts'
import { Button } from '#ui/actions/button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Notice } from '#ui/states/notice.tsx'

type NotAllowedProps = {
  /** Absent: the surrounding layout has the title. */
  title?: string
  /** The read that the role of the customer does not allow; its loader waits for it, so that the page has the status 403. */
  refused: Promise<Result<unknown>> | Result<unknown> | null
}

/** Instead of a screen that the role of the customer does not allow. */
export function NotAllowed({ title, refused }: NotAllowedProps) {
  const t = useT()
  const to = usePath()
  return (
    <Stack gap="large">
      {title && <PageHeader title={title} />}
      {refused instanceof Promise ? (
        <Deferred promise={refused} fallback={null}>
          {() => null}
        </Deferred>
      ) : (
        refused?.ok === false && <Notice tone="warn" title={refused.problem.title} />
      )}
      <Cluster>
        <Button href={to('dashboard')}>{t('users.toDashboard')}</Button>
      </Cluster>
    </Stack>
  )
}
