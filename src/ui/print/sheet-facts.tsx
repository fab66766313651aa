import type { ReactNode } from 'react'

/** Facts above the table of a sheet, side by side. Items without a value are left out. */
export function SheetFacts({ items }: { items: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className="sheet-facts">
      {items
        .filter(({ value }) => value)
        .map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
