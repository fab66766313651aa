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
}

type TableProps<Key extends string> = {
  /** What the table holds; read aloud, not shown. */
  caption: string
  columns: readonly TableColumn<Key>[]
  rows: readonly { id: string; cells: Record<Key, ReactNode> }[]
  /** Two-line cards with the amount at the end of the first. */
  compact?: boolean
  /** Hides the heads from the eye, for short lists. */
  headless?: boolean
  className?: string
}

const PHONE_CLASS = { hide: 'hide', line: 'wide', under: 'stc' } as const

/** A table on wide screens, cards on phones. */
export function Table<Key extends string>({ caption, columns, rows, compact, headless, className }: TableProps<Key>) {
  return (
    <table className={classNames('tbl', 'cards', compact && 'dcards', className)}>
      <caption className="vh">{caption}</caption>
      <thead className={headless ? 'vh' : undefined}>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={column.align && 'rt'}>
              {column.hiddenLabel ? <span className="vh">{column.label}</span> : column.label}
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

const cellClass = ({ align, phone, tight }: TableColumn<string>) =>
  classNames(align && 'rt', phone && PHONE_CLASS[phone], tight && 'tight')
