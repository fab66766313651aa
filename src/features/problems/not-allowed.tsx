import { usePath, useT } from '#i18n/i18n-provider.tsx'
import type { Problem } from '#service/problem.ts'
import { Button } from '#ui/actions/button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Notice } from '#ui/states/notice.tsx'

/** Instead of a screen that the role of the customer does not allow; the page has the status 403. */
export function NotAllowed({ title, problem }: { title: string; problem: Problem }) {
  const t = useT()
  const to = usePath()
  return (
    <Stack gap="large">
      <Heading as="h1" look="display-3">
        {title}
      </Heading>
      <Notice tone="warn" title={problem.title} />
      <Cluster>
        <Button href={to('dashboard')}>{t('users.toDashboard')}</Button>
      </Cluster>
    </Stack>
  )
}
