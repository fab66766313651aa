import type { OrderEmpties } from '#features/orders/empties/empties.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { Table } from '#ui/layout/table.tsx'
import { Text } from '#ui/layout/text.tsx'
import { KeyFigures } from '#ui/order/figures.tsx'
import type { InvoiceLine } from './invoice.ts'

export function InvoiceLines({ lines, empties }: { lines: InvoiceLine[]; empties: OrderEmpties[] }) {
  const t = useT()
  return (
    <Table
      caption={t('invoices.lines')}
      columns={[
        { key: 'item', label: t('cart.item') },
        { key: 'total', label: t('cartPage.lineTotal'), align: 'end' },
      ]}
      rows={[
        ...lines.flatMap(({ id, name, sku, href, quantity, unit, content, price, total, excise, deposit }) => [
          {
            id,
            cells: {
              item: (
                <>
                  {href ? <a href={href}>{name}</a> : name}
                  <br />
                  <Text as="span" size="small" tone="muted" figures>
                    {[
                      content,
                      t('cart.number', { number: sku }),
                      t('cart.amount', { quantity, name: [unit, price].filter(Boolean).join(', ') }),
                      excise && t('cartPage.excise', { amount: excise }),
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </Text>
                </>
              ),
              total: <KeyFigures as="b">{total}</KeyFigures>,
            },
          },
          ...(deposit
            ? [
                {
                  id: `${id}-deposit`,
                  cells: {
                    item: `${t('cartPage.deposit')}: ${deposit.articles}`,
                    total: <KeyFigures>{deposit.total}</KeyFigures>,
                  },
                },
              ]
            : []),
        ]),
        ...empties.map(({ number, name, returned, price, total }) => ({
          id: `returned-${number}`,
          cells: {
            item: (
              <>
                {t('empties.returnedArticle', { name })}
                <br />
                <Text as="span" size="small" tone="muted" figures>
                  {[
                    t('cart.number', { number }),
                    t('cart.amount', { quantity: `-${returned}`, name: price ?? '' }),
                  ].join(', ')}
                </Text>
              </>
            ),
            total: <KeyFigures as="b">{total}</KeyFigures>,
          },
        })),
      ]}
    />
  )
}
