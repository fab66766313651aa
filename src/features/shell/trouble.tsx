import type { ReactNode } from 'react'
import { toGoods } from '#features/content/goods.ts'
import { Counter } from '#ui/counter.tsx'

type TroubleProps = {
  status: number
  title: string
  message: string | null
  /** What the ticket on the counter says below the status. */
  ticket: string
  /** Four packs beside the ticket. */
  goods: readonly string[]
  /** The ways on. */
  children: ReactNode
}

/** Wall, counter, and a ticket with the status: what 404 and 500 have in common (spec 2, F156 to F158). */
export function Trouble({ status, title, message, ticket, goods, children }: TroubleProps) {
  return (
    <div className="errp wall-bg on-dark">
      <div className="wrap">
        <p className="h6 code">{status}</p>
        <h1 className="d2">{title}</h1>
        {message && <p className="lead">{message}</p>}
        <div className="cluster">{children}</div>
      </div>
      <Counter scene="errstage" goods={toGoods(goods)} bigTag={{ title: String(status), text: ticket }} />
    </div>
  )
}
