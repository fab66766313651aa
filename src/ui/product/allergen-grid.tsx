import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-names.ts'

type Level = 'contains' | 'traces' | 'free' | 'unknown'
type Cell = { level: Level; text: string }

type AllergenGridProps = {
  caption: string
  itemLabel: string
  columns: { icon: IconName; name: string }[]
  rows: { id: string; name: ReactNode; note: string; cells: Cell[] }[]
  legend: Cell[]
}

const SIGN = { contains: 'contains', traces: 'traces', free: 'free', unknown: 'question' } as const

/** Table of products by allergens; the shape of the sign shows the state. Scrolls horizontally if too wide. */
export function AllergenGrid({ caption, itemLabel, columns, rows, legend }: AllergenGridProps) {
  return (
    <div className="stack">
      <section className="allergen-grid panel" aria-label={caption}>
        <table>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{itemLabel}</th>
              {columns.map(({ icon, name }) => (
                <th key={name} scope="col">
                  <span>
                    {name}
                    <Icon name={icon} />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, note, cells }) => (
              <tr key={id}>
                <th scope="row">
                  {name}
                  <small>{note}</small>
                </th>
                {cells.map(({ level, text }, index) => (
                  <td key={columns[index]?.name} className={`level-${level}`}>
                    <Icon name={SIGN[level]} label={text} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ul className="allergen-legend small" aria-hidden="true">
        {legend.map(({ level, text }) => (
          <li key={level} className={`level-${level}`}>
            <Icon name={SIGN[level]} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
