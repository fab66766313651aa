import type { ReactNode } from 'react'
import { counterPictures } from '#features/content/counter-pictures.ts'
import { Counter } from '#ui/counter.tsx'

type TroubleProps = {
  /** None where nobody answered. */
  status?: number
  title: string
  message: string | null
  /** What the ticket on the counter says below the status. */
  ticket: string
  /** The goods beside the ticket; none where none could be fetched. */
  picture?: 'missing' | 'broken'
  /** The ways on. */
  children: ReactNode
}

/** Wall, counter, and a ticket with the status: what 404 and 500 have in common. */
export function Trouble({ status, title, message, ticket, picture, children }: TroubleProps) {
  return (
    <div className="errp wall-bg on-dark">
      <div className="wrap">
        {status && <p className="h6 code">{status}</p>}
        <h1 className="d2">{title}</h1>
        {message && <p className="lead">{message}</p>}
        <div className="cluster">{children}</div>
      </div>
      <Counter
        scene="errstage"
        picture={picture && counterPictures[picture]}
        ticket={{ title: String(status ?? '…'), text: ticket }}
      />
    </div>
  )
}
