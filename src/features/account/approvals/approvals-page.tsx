import { may } from '#features/shop/may.ts'
import { useShop } from '#features/shop/use-shop.ts'
import { formatDate } from '#i18n/format.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import type { Result } from '#service/result.ts'
import { Button } from '#ui/actions/button.tsx'
import { RecordLink } from '#ui/actions/record-link.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Table } from '#ui/layout/table.tsx'
import { Text } from '#ui/layout/text.tsx'
import { KeyFigures } from '#ui/order/figures.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { type Approval, type ApprovalPage, type ApprovalSummary, approvalHref } from './approval.ts'
import { ApprovalDetail } from './approval-detail.tsx'
import { ApprovalStatusChip } from './approval-status.tsx'

type ApprovalsPageProps = {
  listed: ApprovalPage
  /** Null: none is open. */
  opened: Result<Approval> | null
}

export function ApprovalsPage({ listed: { approvals, page, pageCount }, opened }: ApprovalsPageProps) {
  const t = useT()
  const to = usePath()
  const { customer } = useShop().facts
  const pageHref = (number: number) => `${to('dashboardApprovals')}?${new URLSearchParams({ page: String(number) })}`
  return (
    <>
      <PageHeader title={t('approvals.title')}>
        <Text tone="soft" measure>
          {t(may(customer, 'approveOrders') ? 'approvals.text' : 'approvals.ownText')}
        </Text>
      </PageHeader>
      <Stack gap="large">
        {opened?.ok && <ApprovalDetail key={opened.value.version} approval={opened.value} />}
        {opened && !opened.ok && <Notice tone="warn" title={opened.problem.title} />}
        {approvals.length === 0 ? (
          <Notice title={t('approvals.empty')}>{t('approvals.emptyText')}</Notice>
        ) : (
          <Panel as="div">
            <ApprovalTable approvals={approvals} />
          </Panel>
        )}
        {pageCount > 1 && (
          <Cluster>
            {page > 1 && (
              <Button look="outline" icon="arrow-left" href={pageHref(page - 1)}>
                {t('orders.previous')}
              </Button>
            )}
            {page < pageCount && (
              <Button look="outline" href={pageHref(page + 1)}>
                {t('orders.next')}
              </Button>
            )}
          </Cluster>
        )}
      </Stack>
    </>
  )
}

function ApprovalTable({ approvals }: { approvals: readonly ApprovalSummary[] }) {
  const t = useT()
  const to = usePath()
  const locale = useLocale()
  const path = to('dashboardApprovals')
  return (
    <Table
      caption={t('approvals.title')}
      columns={[
        { key: 'buyer', label: t('approvals.buyer') },
        { key: 'amount', label: t('approvals.amount'), align: 'end' },
        { key: 'status', label: t('orders.status'), phone: 'under' },
        { key: 'view', label: t('approvals.view'), hiddenLabel: true, align: 'end', phone: 'line' },
      ]}
      rows={approvals.map(({ id, status, buyer, amount, sentAt }) => ({
        id,
        cells: {
          buyer: (
            <>
              <RecordLink href={approvalHref(path, id)}>{buyer}</RecordLink>
              <br />
              <Text as="span" size="small" tone="muted">
                <time dateTime={sentAt}>{formatDate(locale, sentAt, 'medium')}</time>
              </Text>
            </>
          ),
          amount: <KeyFigures as="b">{amount}</KeyFigures>,
          status: <ApprovalStatusChip status={status} />,
          view: (
            <Button
              look="outline-sm"
              href={approvalHref(path, id)}
              aria-label={t('approvals.viewNamed', { name: buyer, date: formatDate(locale, sentAt, 'medium') })}
            >
              {t('approvals.view')}
            </Button>
          ),
        },
      }))}
    />
  )
}
