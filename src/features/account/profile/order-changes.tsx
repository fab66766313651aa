import { reasonText } from '#features/cart/reorder/reorder.ts'
import type { LastOrder } from '#features/orders/order.ts'
import { OrderStatusChip } from '#features/orders/order-status-chip.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Text } from '#ui/layout/text.tsx'

export function OrderChanges({ last: { status, missing } }: { last: LastOrder }) {
  const t = useT()
  return (
    <Panel title={t('account.changes')} aside={<OrderStatusChip status={status} />} padded>
      {missing.length === 0 && <p>{t('account.unchanged')}</p>}
      <ul>
        {missing.map(({ name, sku, reason, wanted, adds }) => (
          <li key={sku} className="reorder missing">
            <Icon name="warning" />
            <span>
              <b>{name}</b>
              <Text as="small" tone="muted" figures>
                {reason && reasonText(t, reason, wanted, adds)}
              </Text>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
