import type { Deposit } from '#features/pricing/deposit.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { Text } from '#ui/layout/text.tsx'

/** The deposit of a line, below it. */
export function LineDeposit({ deposit }: { deposit: Deposit | null }) {
  const t = useT()
  if (!deposit) return null
  return (
    <Text as="small" size="small" tone="soft" figures>
      {t('cartPage.lineDeposit', { amount: deposit.total, articles: deposit.articles })}
    </Text>
  )
}
