import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Link } from './link.tsx'

type NewsCardProps = {
  href: string
  title: string
  level?: 2 | 3
  /** A <Picture>; fills the head of the card. */
  picture?: ReactNode
  /** For the eye and, in ISO, for machines. */
  date?: { text: string; iso: string }
  text?: ReactNode
  /** The large card at the top of an overview. */
  lead?: boolean
  /** Words of the link on the large card. */
  more?: string
}

/** A card that is one link: news, jobs, cards of a content page. */
export function NewsCard({ href, title, level = 3, picture, date, text, lead, more }: NewsCardProps) {
  const Heading = `h${level}` as const
  return (
    <Link className={classNames('ncard', lead && 'lead-card')} href={href}>
      <div className="ph">{picture}</div>
      <div className="tx">
        {date && <time dateTime={date.iso}>{date.text}</time>}
        <Heading className={lead ? 'd3' : 'd4'}>{title}</Heading>
        {text && <p className={lead ? 'lead' : 'small soft'}>{text}</p>}
        {more && <span className="btn b-arrow">{more}</span>}
      </div>
    </Link>
  )
}
