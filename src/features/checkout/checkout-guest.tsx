import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { SummaryPanel } from '#ui/order/summary-panel.tsx'

export function CheckoutGuest() {
  const t = useT()
  const to = usePath()
  return (
    <SummaryPanel className="narrow">
      <Text tone="soft">{t('checkout.guestText')}</Text>
      <Stack gap="small">
        <Button tall width="full" href={`${to('login')}?redirect=${encodeURIComponent(to('checkout'))}`}>
          {t('cartPage.login')}
        </Button>
        <Button look="outline" width="full" href={to('register')}>
          {t('cartPage.access')}
        </Button>
        <Button look="simple" width="full" href={to('cart')}>
          {t('cart.title')}
        </Button>
      </Stack>
    </SummaryPanel>
  )
}
