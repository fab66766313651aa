import { useT } from '#i18n/i18n-provider.tsx'
import { Text } from '#ui/layout/text.tsx'
import type { Cart } from '../cart.ts'

export function SmallOrderNote({ cart: { smallOrderFee } }: { cart: Pick<Cart, 'smallOrderFee'> }) {
  const t = useT()
  if (!smallOrderFee) return null
  return (
    <Text size="small" tone="soft" figures>
      {t('cartPage.smallOrderFee', { ...smallOrderFee })}
    </Text>
  )
}
