import type { Link } from '#features/content/text/links.ts'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import type { OrderChange } from './order-change.ts'
import { orderHref } from './order-href.ts'

export type Phone = Pick<Link, 'href' | 'text'> | null

type ChangeOrderProps = { id: string; page?: number; change: OrderChange | null; phone: Phone }

/** Until the cut-off links to change or cancel an order, after it the telephone number. */
export function ChangeOrder({ id, page = 1, change, phone }: ChangeOrderProps) {
  const t = useT()
  const path = usePath()('dashboardOrders')
  if (!change) return null
  const { until } = change
  if (until === null) return <CallToChange phone={phone} />
  return (
    <Stack gap="small">
      <Text tone="soft">{t('orders.changeUntil', { until })}</Text>
      <Cluster>
        <Button look="outline" icon="pencil-simple" href={orderHref(path, id, { page, sheet: 'change' })}>
          {t('orders.change')}
        </Button>
        <Button look="simple" href={orderHref(path, id, { page, sheet: 'cancel' })}>
          {t('orders.cancel')}
        </Button>
      </Cluster>
    </Stack>
  )
}

export function CallToChange({ phone }: { phone: Phone }) {
  const t = useT()
  if (!phone) return null
  return (
    <Button look="outline" icon="phone" href={phone.href}>
      {t('orders.callToChange', { phone: phone.text })}
    </Button>
  )
}

/** Who answers a quote request, by when and how. */
export function QuoteAnswer({ phone }: { phone: Phone }) {
  const t = useT()
  return (
    <>
      <Text tone="soft">{t('checkout.nextAnswerText')}</Text>
      {phone && (
        <p>
          <Button look="text-link" small href={phone.href}>
            {t('checkout.nextCall', { phone: phone.text.replaceAll(' ', '\u00a0') })}
          </Button>
        </p>
      )}
    </>
  )
}
