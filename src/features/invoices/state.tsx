import { useT } from '#i18n/i18n-provider.tsx'
import { StatusChip } from '#ui/order/status-chip.tsx'
import { stateOf } from './invoice-state.ts'

export function State({ state }: { state: string | null }) {
  const t = useT()
  if (!state) return null
  const { tone, key } = stateOf(state)
  return <StatusChip tone={tone}>{key ? t(key) : state}</StatusChip>
}
