import type { ReactNode } from 'react'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Button } from '#ui/actions/button.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { SummaryPanel } from '#ui/order/summary-panel.tsx'
import { Totals } from '#ui/order/totals.tsx'
import type { Cart } from '../cart.ts'
import { CatchWeightNote } from '../lines/catch-weight-note.tsx'
import { freeDeliveryText } from './free-delivery.ts'
import { MinimumNote } from './minimum-note.tsx'
import { SmallOrderNote } from './small-order-note.tsx'
import { toDepositLines, toTaxLines } from './tax-lines.ts'

type CartSummaryPanelProps = {
  cart: Cart
  customer: boolean
  /** The quick order form has the primary button. */
  isQuickOrdering: boolean
  /** Instead of the link to the checkout, for a company that cannot order; null: it can. */
  hold?: ReactNode
}

export function CartSummaryPanel({ cart, customer, isQuickOrdering, hold }: CartSummaryPanelProps) {
  const t = useT()
  const to = usePath()
  const { totals } = cart
  const freeDelivery = freeDeliveryText(cart, t)
  if (!customer)
    return (
      <SummaryPanel>
        <Heading look="heading">{t('cartPage.guestTitle')}</Heading>
        <Text tone="soft">{t('cartPage.guestText')}</Text>
        <Stack gap="small">
          <Button
            look={isQuickOrdering ? 'outline' : 'default'}
            tall
            width="full"
            href={`${to('login')}?redirect=${encodeURIComponent(to('cart'))}`}
          >
            {t('cartPage.login')}
          </Button>
          <Button look="outline" width="full" href={to('register')}>
            {t('cartPage.access')}
          </Button>
        </Stack>
      </SummaryPanel>
    )
  return (
    <SummaryPanel>
      <Heading look="heading">{t('cartPage.summary')}</Heading>
      {totals && (
        <Totals
          lines={[
            { label: t('cartPage.subtotal'), value: totals.subTotal },
            ...toDepositLines(totals.deposit, t),
            ...toTaxLines(totals.taxes, t),
            { label: t('cartPage.shipping'), value: t('cartPage.nextStep') },
          ]}
          {...(totals.grandTotal && { total: { label: t('cartPage.total'), amount: totals.grandTotal } })}
        />
      )}
      <CatchWeightNote totals={totals} />
      <MinimumNote cart={cart} />
      {freeDelivery && (
        <Stack gap="small">
          <Text size="small" tone="soft" figures aria-live="polite">
            {freeDelivery}
          </Text>
          <SmallOrderNote cart={cart} />
        </Stack>
      )}
      {hold ?? (
        <Button
          look={isQuickOrdering ? 'outline' : 'default-arrow'}
          tall
          width="full"
          href={to('checkout')}
          {...appProps}
        >
          {t('cartPage.order')}
        </Button>
      )}
    </SummaryPanel>
  )
}
