import type { ReactNode } from 'react'
import { useT } from '#i18n/i18n-provider.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'

export function AccountPage({ details, allergens }: { details: ReactNode; allergens: ReactNode }) {
  const t = useT()
  return (
    <Stack gap="large">
      <PageHeader title={t('account.profileTitle')}>
        <Text tone="soft" measure>
          {t('account.profileText')}
        </Text>
      </PageHeader>
      <Panel title={t('account.detailsTitle')} padded>
        {details}
      </Panel>
      <Panel title={t('catalogue.profileTitle')} padded>
        <Stack gap="medium">
          <Text tone="soft" measure>
            {t('catalogue.profileText')}
          </Text>
          {allergens}
        </Stack>
      </Panel>
    </Stack>
  )
}
