import { Sheet } from '#ui/print/sheet.tsx'
import { SheetFacts } from '#ui/print/sheet-facts.tsx'
import { SheetTable } from '#ui/print/sheet-table.tsx'
import { WriteLines } from '#ui/print/write-lines.tsx'
import { type Group, long } from '../examples.tsx'

const header = {
  shop: 'Proviant',
  address: 'Havenkaai 12, 2030 Antwerp',
  title: 'Delivery sheet, order 2026-1184',
  origin: 'Printed on 28 November 2026 for Brasserie Nova',
}
const columns = [
  { key: 'checked', label: 'Checked', kind: 'box' },
  { key: 'item', label: 'Item' },
  { key: 'ordered', label: 'Ordered', kind: 'end' },
  { key: 'delivered', label: 'Delivered', kind: 'line' },
] as const
const rows = [
  { id: '1', cells: { item: <b>Unsalted butter 82 %</b>, ordered: '2 × case' } },
  { id: '2', cells: { item: <b>Plum tomatoes</b>, ordered: '6 × crate', delivered: '5' } },
]

export const print: Group = {
  SheetFacts: {
    default: (
      <SheetFacts
        items={[
          { name: 'Delivery day', value: 'Friday, 20 November' },
          { name: 'Delivery address', value: 'Havenkaai 12, 2030 Antwerp' },
          { name: 'Message', value: null },
        ]}
      />
    ),
    long: <SheetFacts items={[{ name: long.word, value: long.text }]} />,
  },
  SheetTable: {
    default: <SheetTable caption="Delivery" columns={columns} rows={rows} />,
    long: (
      <SheetTable
        caption="Delivery"
        columns={columns}
        rows={[{ id: '1', cells: { item: long.text, ordered: '12 × case' } }]}
      />
    ),
  },
  WriteLines: {
    default: (
      <WriteLines items={[{ label: 'Remarks', tall: true }, { label: 'Received by' }, { label: 'Signature' }]} />
    ),
  },
  Sheet: {
    paper: (
      <Sheet {...header} paper>
        <SheetTable caption={header.title} columns={columns} rows={rows} />
      </Sheet>
    ),
    'header on paper only': <Sheet {...header}>The content of a screen</Sheet>,
    long: (
      <Sheet {...header} shop={long.word} title={long.name} paper>
        {long.text}
      </Sheet>
    ),
  },
}
