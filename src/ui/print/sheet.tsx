import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import { Heading } from '../layout/heading.tsx'

type SheetProps = {
  shop: string
  address: string
  title: string
  /** Company, date of the print. */
  origin: ReactNode
  /** The screen shows the sheet as paper, with its title as the heading of the page; otherwise its header is on paper only. */
  paper?: boolean
  children: ReactNode
}

/** A sheet for A4. Its header repeats on each printed page. */
export function Sheet({ shop, address, title, origin, paper, children }: SheetProps) {
  return (
    <article className={classNames('sheet', paper && 'paper')}>
      <header className={paper ? undefined : 'only-print'}>
        <div className="sheet-head">
          <div>
            <b>{shop}</b>
            <small>{address}</small>
          </div>
          <div>
            <Heading as={paper ? 'h1' : 'p'} look="display-4">
              {title}
            </Heading>
            <small>{origin}</small>
          </div>
        </div>
      </header>
      <div className="sheet-body">
        <div>{children}</div>
      </div>
    </article>
  )
}
