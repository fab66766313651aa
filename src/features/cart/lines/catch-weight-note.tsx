import { useT } from '#i18n/i18n-provider.tsx'
import { Text } from '#ui/layout/text.tsx'
import type { CartTotals } from '../cart.ts'

export function CatchWeightNote({ totals }: { totals: Pick<CartTotals, 'tolerance'> | null }) {
  const t = useT()
  if (!totals?.tolerance) return null
  return (
    <Text size="small" tone="muted" figures>
      {t('cartPage.weighedTotal', { amount: totals.tolerance })}
    </Text>
  )
}
