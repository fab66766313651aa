import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'

export type SheetColumn<Key extends string> = {
  key: Key
  label: string
  /** `sku`: numbers that do not wrap; `end`: amounts; `line`: a line to write on; `box`: a box to tick, whose label is visually hidden. */
  kind?: 'sku' | 'end' | 'line' | 'box'
  /** Hidden on phones. */
  wide?: boolean
}

type SheetTableProps<Key extends string> = {
  caption: string
  columns: readonly SheetColumn<Key>[]
  /** Cells of the columns `line` and `box` may be left out. */
  rows: readonly { id: string; cells: Partial<Record<Key, ReactNode>> }[]
}

/** Table of a sheet: its head repeats on each printed page, and no row is cut. */
export function SheetTable<Key extends string>({ caption, columns, rows }: SheetTableProps<Key>) {
  const classOf = ({ kind, wide }: SheetColumn<Key>) => classNames(kind && `sheet-${kind}`, wide && 'sheet-wide')
  return (
    <table className="sheet-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={classOf(column)}>
              {column.kind === 'box' ? <span className="visually-hidden">{column.label}</span> : column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id}>
            {columns.map((column) => (
              <td key={column.key} className={classOf(column)}>
                {cells[column.key] ?? ((column.kind === 'line' || column.kind === 'box') && <i aria-hidden="true" />)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
