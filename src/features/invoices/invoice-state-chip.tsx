import { useT } from '#i18n/i18n-provider.tsx'
import { StatusChip } from '#ui/order/status-chip.tsx'
import { toStateChip } from './invoice-state.ts'

export function InvoiceStateChip({ state }: { state: string | null }) {
  const t = useT()
  if (!state) return null
  const { tone, key } = toStateChip(state)
  return <StatusChip tone={tone}>{key ? t(key) : state}</StatusChip>
}
