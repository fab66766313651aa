import { useT } from '#i18n/i18n-provider.tsx'
import { StatusChip } from '#ui/order/status-chip.tsx'
import { approvalStates } from './approval.ts'

const tones = { waiting: 'wait', approved: 'ok', returned: 'bad', withdrawn: 'off', expired: 'off' } as const

/** An unknown status of the backend is shown unchanged. */
export function ApprovalStatusChip({ status }: { status: string }) {
  const t = useT()
  const known = approvalStates.find((one) => one === status)
  return <StatusChip tone={known ? tones[known] : 'info'}>{known ? t(`approvals.status.${known}`) : status}</StatusChip>
}
