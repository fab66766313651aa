import { useT } from '#i18n/i18n-provider.tsx'
import { Table } from '#ui/table.tsx'
import type { InvoiceLine } from './invoice.ts'

/** What is billed, with the prices of the order. */
export function InvoiceLines({ lines }: { lines: InvoiceLine[] }) {
  const t = useT()
  return (
    <Table
      caption={t('invoices.lines')}
      columns={[
        { key: 'item', label: t('cart.item') },
        { key: 'total', label: t('cart.lineTotal'), align: 'end' },
      ]}
      rows={lines.map(({ id, name, sku, href, quantity, price, total }) => ({
        id,
        cells: {
          item: (
            <>
              {href ? <a href={href}>{name}</a> : name}
              <br />
              <span className="small muted num">
                {[t('cart.number', { number: sku }), t('cart.amount', { quantity, name: price ?? '' })].join(', ')}
              </span>
            </>
          ),
          total: <b className="num">{total}</b>,
        },
      }))}
    />
  )
}
