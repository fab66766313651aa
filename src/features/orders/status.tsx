import { useT } from '#i18n/i18n-provider.tsx'
import { StatusChip } from '#ui/order/status-chip.tsx'
import { statusOf } from './order-status.ts'

export function Status({ status }: { status: string | null }) {
  const t = useT()
  if (!status) return null
  const { tone, key } = statusOf(status)
  return <StatusChip tone={tone}>{key ? t(key) : status}</StatusChip>
}
