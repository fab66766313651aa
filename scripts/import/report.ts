// Prints what an import found, with the first rejected cells of each column.
import type { Rejection } from '#backends/commerce/import/columns/columns.ts'
import type { ImportReport } from '#backends/commerce/import/import.ts'

/** Rejections listed for one column: the same fault in all rows must not hide others. */
const maxOfColumn = 10
const maxListed = 50

function printRejections(rejected: readonly Rejection[]): string[] {
  const counts = new Map<string, number>()
  const listed: string[] = []
  const others = new Map<string, number>()
  for (const { line, column, reason } of rejected) {
    const count = (counts.get(column) ?? 0) + 1
    counts.set(column, count)
    if (count <= maxOfColumn && listed.length < maxListed)
      listed.push(`  line ${line}${column && `, ${column}`}: ${reason}`)
    else others.set(column, (others.get(column) ?? 0) + 1)
  }
  const more = [...others].map(([column, count]) => `${count} of ${column || 'the row'}`)
  return more.length > 0 ? [...listed, `  and ${more.join(', ')}`] : listed
}

export const printReport = ({ files }: ImportReport): string =>
  Object.entries(files)
    .flatMap(([kind, { rejected, missing, ...counts }]) => [
      `${kind}: ${counts.new} new, ${counts.changed} changed, ${counts.unchanged} unchanged, ${countRows(rejected)} rejected`,
      ...(missing > 0 ? [`  ${missing} products of the shop are not in the file`] : []),
      ...printRejections(rejected),
    ])
    .join('\n')

/** A row may have several rejected cells. */
const countRows = (rejected: readonly Rejection[]) => new Set(rejected.map(({ line }) => line)).size
