import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type TableColumn<Key extends string> = {
  key: Key
  label: string
  /** Visually hidden label, for columns of buttons. */
  hiddenLabel?: boolean
  align?: 'end'
  /** In the card layout of phones: hide the cell, give it its own line, or put it below the first cell. */
  phone?: 'hide' | 'line' | 'under'
  tight?: boolean
  wide?: boolean
}

type TableProps<Key extends string> = {
  caption: string
  columns: readonly TableColumn<Key>[]
  rows: readonly { id: string; cells: Record<Key, ReactNode> }[]
  /** Two-line cards with the amount at the end of the first line. */
  compact?: boolean
  className?: string
}

export function Table<Key extends string>({ caption, columns, rows, compact, className }: TableProps<Key>) {
  return (
    <table className={classNames('table', 'cards', compact && 'compact-cards', className)}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={classNames(column.align && 'text-end', column.wide && 'only-wide')}
            >
              {column.hiddenLabel ? <span className="visually-hidden">{column.label}</span> : column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map((column) => (
              <td key={column.key} className={cellClass(column)}>
                {row.cells[column.key]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const cellClass = ({ align, phone, tight, wide }: TableColumn<string>) =>
  classNames(align && 'text-end', phone && `phone-${phone}`, tight && 'tight', wide && 'only-wide')
