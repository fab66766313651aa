// Results of operator commands: aligned tables, or JSON for programs.
import Table from 'cli-table3'

export type Output = { json?: true }

export const jsonFlag = ['--json', 'print JSON'] as const

type Cell = string | number | null

/** Columns without borders, two spaces apart. Line breaks in cells become spaces. */
export function toTable(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const borders = ['top', 'top-mid', 'top-left', 'top-right', 'bottom', 'bottom-mid', 'bottom-left', 'bottom-right']
  const lines = ['left', 'left-mid', 'mid', 'mid-mid', 'right', 'right-mid']
  const table = new Table({
    head: [...head],
    chars: { ...Object.fromEntries([...borders, ...lines].map((name) => [name, ''])), middle: '  ' },
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  })
  table.push(...rows.map((cells) => cells.map((cell) => String(cell ?? '').replace(/\s+/g, ' '))))
  return table.toString().replace(/ +$/gm, '')
}

type Column<Row> = [head: string, cell: (row: Row) => Cell]

/** @param none sentence for an empty list */
export function printRows<Row>(
  rows: readonly Row[],
  { json }: Output,
  columns: readonly Column<Row>[],
  none: string,
): void {
  const cells = rows.map((row) => columns.map(([, cell]) => cell(row)))
  const heads = columns.map(([head]) => head)
  const text = rows.length === 0 ? none : toTable(heads, cells)
  console.log(json ? JSON.stringify(rows, null, 2) : text)
}
