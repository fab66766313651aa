import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { ActionTile } from '#ui/order/action-tile.tsx'
import { OverdueLine } from './balance-panel.tsx'
import type { BalanceSums } from './credit-transfer.ts'

export function OwedTile({ balance }: { balance: BalanceSums }) {
  const t = useT()
  const to = usePath()
  return (
    <ActionTile
      label={t('invoices.owed')}
      {...(balance.openCount > 0 ? { amount: balance.open } : { text: t('invoices.nothingOpen') })}
    >
      <OverdueLine balance={balance} />
      <Cluster>
        <Button look="outline" icon="receipt" href={to('dashboardInvoices')}>
          {t('invoices.toInvoices')}
        </Button>
      </Cluster>
    </ActionTile>
  )
}
