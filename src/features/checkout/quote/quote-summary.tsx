import type { ReactNode } from 'react'
import { SubmitButton } from '#features/forms/submit-button.tsx'
import { OrderLines } from '#features/orders/order-lines.tsx'
import { OrderTotals } from '#features/orders/order-totals.tsx'
import { formatWeekday } from '#i18n/format-days.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Text } from '#ui/layout/text.tsx'
import { SummaryPanel } from '#ui/order/summary-panel.tsx'
import type { CheckoutQuote } from './quote-checkout.ts'

type QuoteSummaryProps = {
  quote: CheckoutQuote
  canOrder: boolean
  /** Replaces the button if the company cannot order. */
  hold: ReactNode
}

/** Lines and totals of a quote, and the button that orders it. */
export function QuoteSummary({ quote, canOrder, hold }: QuoteSummaryProps) {
  const t = useT()
  const locale = useLocale()
  return (
    <SummaryPanel>
      <Heading look="heading">{t('checkout.quoteNamed', { number: quote.number })}</Heading>
      <OrderLines lines={quote.items} />
      <OrderTotals order={quote} />
      <Text size="small" tone="muted">
        {t('checkout.quoteValid', { day: formatWeekday(locale, quote.validUntil) })}
      </Text>
      {hold ??
        (canOrder && (
          <SubmitButton tall width="full">
            {t('checkout.place')}
          </SubmitButton>
        ))}
    </SummaryPanel>
  )
}
