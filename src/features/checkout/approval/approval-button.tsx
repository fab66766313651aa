import { SubmitButton } from '#features/forms/submit-button.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { Notice } from '#ui/states/notice.tsx'
import type { NeededApproval } from './needed-approval.ts'

/** Instead of the order button, above a limit of the customer. */
export function ApprovalButton({ approval: { exceeded, limit, ordered } }: { approval: NeededApproval }) {
  const t = useT()
  return (
    <>
      <Notice tone="warn" title={t('checkout.approvalTitle')}>
        {exceeded === 'month'
          ? t('checkout.approvalMonth', { limit, ordered })
          : t('checkout.approvalOrder', { limit })}
      </Notice>
      <SubmitButton tall width="full" name="as" value="approval">
        {t('checkout.sendApproval')}
      </SubmitButton>
    </>
  )
}
