import { formatDate } from '#i18n/format.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Price } from '#ui/order/price.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import type { BalanceSums, InvoiceBalance } from './credit-transfer.ts'
import { PaymentDetails } from './payment-details.tsx'

/** What the customer owes. @param isShort without the payment details, above a list of found invoices */
export function BalancePanel({ balance, isShort }: { balance: InvoiceBalance; isShort: boolean }) {
  const t = useT()
  const { openCount, payment } = balance
  if (openCount === 0) return isShort ? null : <Text tone="soft">{t('invoices.nothingOpen')}</Text>
  return (
    <Panel title={t('invoices.owed')} padded>
      <Stack>
        <div>
          <Owed balance={balance} size="large" />
        </div>
        {!isShort && payment && (
          <>
            {openCount > 1 && <Text tone="soft">{t('invoices.payAll')}</Text>}
            <PaymentDetails payment={payment} />
          </>
        )}
        {!isShort && !payment && <Text tone="soft">{t('invoices.payOne')}</Text>}
      </Stack>
    </Panel>
  )
}

/** Sum of the unpaid invoices, and how much of it is overdue. */
export function Owed({ balance, size }: { balance: BalanceSums; size?: 'large' }) {
  const t = useT()
  return (
    <>
      <Cluster>
        <Price amount={balance.open} {...(size && { size })} />
        <Text as="span" tone="soft">
          {t('invoices.openCount', { count: balance.openCount })}
        </Text>
      </Cluster>
      <OverdueLine balance={balance} />
    </>
  )
}

/** Nothing if no invoice is overdue. */
export function OverdueLine({ balance: { overdueCount, overdue, overdueSince } }: { balance: BalanceSums }) {
  const t = useT()
  const locale = useLocale()
  if (overdueCount === 0 || !overdueSince) return null
  return (
    <p className="overdue">
      {t('invoices.overdueOf', { amount: overdue, count: overdueCount, date: formatDate(locale, overdueSince) })}
    </p>
  )
}

export function BalanceSkeleton() {
  return (
    <div className="panel" aria-busy="true">
      <div className="padded">
        <Stack>
          <Skeleton shape="name" />
          <Skeleton shape="control" />
        </Stack>
      </div>
    </div>
  )
}
