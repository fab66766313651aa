import { formatWeekdayTime } from '#i18n/format-days.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { type ApprovalSummary, approvalHref } from './approval.ts'

/** Requests that the customer can decide, at the top of the dashboard. */
export function WaitingApprovals({ count, approvals }: { count: number; approvals: readonly ApprovalSummary[] }) {
  const t = useT()
  const to = usePath()
  const locale = useLocale()
  const [first] = approvals
  if (!first) return null
  const path = to('dashboardApprovals')
  return (
    <Notice
      tone="warn"
      title={t('approvals.waiting', { count })}
      action={
        <Button look="outline" icon="seal-check" href={count === 1 ? approvalHref(path, first.id) : path}>
          {t('approvals.toApprovals')}
        </Button>
      }
    >
      <ul>
        {approvals.map(({ id, buyer, amount, decideBefore }) => (
          <li key={id}>
            {t('approvals.waitingText', {
              name: buyer,
              amount,
              until: formatWeekdayTime(locale, new Date(decideBefore)),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
