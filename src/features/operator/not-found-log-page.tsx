import { useT } from '#i18n/i18n-provider.tsx'
import type { OperatorLink } from '#server/context/context.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { Notice } from '#ui/states/notice.tsx'
import operatorStyles from '#ui/styles/operator.css?url'
import { MissingPagePanel } from './missing-page-panel.tsx'
import type { NotFoundPages } from './not-found-log.ts'

export function NotFoundLogPage({ missing, canRedirect, link }: NotFoundPages & { link: OperatorLink }) {
  const t = useT()
  return (
    <div className="wrap operator">
      <link rel="stylesheet" href={operatorStyles} precedence="screen" />
      <PageHeader title={t('operator.title')}>
        <Text tone="soft">{t('operator.intro')}</Text>
      </PageHeader>
      <Stack gap="large">
        {!canRedirect && <Notice title={t('operator.externalCms')}>{t('operator.externalCmsText')}</Notice>}
        {missing.length === 0 && (
          <EmptyState icon="check-circle" title={t('operator.empty')} text={t('operator.emptyText')} />
        )}
        {missing.map((page) => (
          <MissingPagePanel key={page.path} page={page} canRedirect={canRedirect} link={link} />
        ))}
      </Stack>
    </div>
  )
}
