// Table of the statuses of every fault and target.
import { toTable } from '../../bench/statistics.ts'
import { faultNames } from './kinds.ts'
import type { Cell } from './wave.ts'

/** One letter for each cell: `2` and `3` for 2xx and 3xx, `4` for 404 and 410, `5` for 503, `w` for another rejected write, `!` for a broken promise. */
function letterOf({ status, broken }: Cell): string {
  if (broken.length > 0) return '!'
  if (status === 404 || status === 410) return '4'
  if (status >= 400 && status < 500) return 'w'
  return String(status)[0] ?? ''
}

export function toFaultTable(cells: readonly Cell[], targets: readonly string[]): string {
  const rows = faultNames.map((kind) => [
    kind,
    ...targets.map((target) =>
      cells
        .filter(({ wave, target: of }) => wave.kind === kind && of === target)
        .map(letterOf)
        .join(''),
    ),
  ])
  const legend = targets.map((target, place) => `${place + 1} ${target}`).join(', ')
  const signs =
    '2, 3: status 2xx, 3xx. 4: 404. 5: 503. w: 409, 422, 429. !: broken promise. A letter for each side, in the order of the waves.'
  return `${toTable(['fault', ...targets.map((_, place) => String(place + 1))], rows)}\n\n${legend}\n${signs}`
}
