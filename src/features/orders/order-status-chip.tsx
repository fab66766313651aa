import { useT } from '#i18n/i18n-provider.tsx'
import { StatusChip } from '#ui/order/status-chip.tsx'
import { toStatusChip } from './order-status.ts'

export function OrderStatusChip({ status }: { status: string | null }) {
  const t = useT()
  if (!status) return null
  const { tone, key } = toStatusChip(status)
  return <StatusChip tone={tone}>{key ? t(key) : status}</StatusChip>
}
