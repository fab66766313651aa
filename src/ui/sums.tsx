import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Price } from './price.tsx'

type SumsProps = {
  lines: { label: string; value: ReactNode }[]
  total?: { label: string; amount: ReactNode }
  /** With a line above, where it follows other content. */
  ruled?: boolean
}

/** Subtotal, tax, delivery, and the total that closes them. */
export function Sums({ lines, total, ruled }: SumsProps) {
  return (
    <div className={classNames('sum', ruled && 'ruled')}>
      {lines.map((line) => (
        <div key={line.label}>
          <span className="soft">{line.label}</span>
          <span>{line.value}</span>
        </div>
      ))}
      {total && (
        <div className="tot">
          <span>{total.label}</span>
          <Price amount={total.amount} />
        </div>
      )}
    </div>
  )
}
