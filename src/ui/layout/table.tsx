import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type TableColumn<Key extends string> = {
  key: Key
  label: string
  /** Shown to assistive technology only, for columns of buttons. */
  hiddenLabel?: boolean
  align?: 'end'
  /** On phones a row is a card: hide the cell, give it a line of its own, or keep it under the first. */
  phone?: 'hide' | 'line' | 'under'
  /** No wider than its button. */
  tight?: boolean
  /** Left out where there is little room. */
  wide?: boolean
}

type TableProps<Key extends string> = {
  /** What the table holds; read aloud, not shown. */
  caption: string
  columns: readonly TableColumn<Key>[]
  rows: readonly { id: string; cells: Record<Key, ReactNode> }[]
  /** Two-line cards with the amount at the end of the first. */
  compact?: boolean
  className?: string
}

/** A table on wide screens, cards on phones. */
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
