import { Panel } from '#ui/layout/panel.tsx'
import { Table } from '#ui/layout/table.tsx'
import type { Desk } from '../document.tsx'
import { LabelledCell } from '../facts.tsx'
import type { DeskOrder } from './order-state.tsx'

/** Announced and returned empties of an order; nothing without any. */
export function EmptiesPanel({ desk: { t }, order: { empties } }: { desk: Desk; order: DeskOrder }) {
  if (!empties?.length) return null
  return (
    <Panel title={t('empties.title')}>
      <Table
        caption={t('empties.title')}
        className="desk-lines"
        columns={[
          { key: 'sku', label: t('desk.sku') },
          { key: 'name', label: t('desk.deposit'), phone: 'line' },
          { key: 'announced', label: t('desk.announced'), align: 'end' },
          { key: 'returned', label: t('desk.returned'), align: 'end' },
        ]}
        rows={empties.map(({ number, name, announced, returned }) => ({
          id: number,
          cells: {
            sku: <span className="figures">{number}</span>,
            name,
            announced: <LabelledCell label={t('desk.announced')}>{announced ?? '-'}</LabelledCell>,
            returned: <LabelledCell label={t('desk.returned')}>{returned ?? '-'}</LabelledCell>,
          },
        }))}
      />
    </Panel>
  )
}
