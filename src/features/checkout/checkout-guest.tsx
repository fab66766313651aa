import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { SummaryPanel } from '#ui/order/summary-panel.tsx'

/** @param props `quote` that is to be accepted after the login */
export function CheckoutGuest({ quote }: { quote: string | null }) {
  const t = useT()
  const to = usePath()
  const target = quote === null ? to('checkout') : `${to('checkout')}?${new URLSearchParams({ quote })}`
  return (
    <SummaryPanel className="narrow">
      <Text tone="soft">{t('checkout.guestText')}</Text>
      <Stack gap="small">
        <Button tall width="full" href={`${to('login')}?redirect=${encodeURIComponent(target)}`}>
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
