import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import { Price } from './price.tsx'

type TotalsProps = {
  lines: { label: string; value: ReactNode }[]
  total?: { label: string; amount: ReactNode }
  /** With a line above, for use after other content. */
  ruled?: boolean
}

export function Totals({ lines, total, ruled }: TotalsProps) {
  return (
    <div className={classNames('totals', ruled && 'ruled')}>
      {lines.map((line) => (
        <div key={line.label}>
          <span className="soft">{line.label}</span>
          <span>{line.value}</span>
        </div>
      ))}
      {total && (
        <div className="total">
          <span>{total.label}</span>
          <Price amount={total.amount} />
        </div>
      )}
    </div>
  )
}
