import type { ReactNode } from 'react'
import { Link } from './actions/link.tsx'
import { classNames } from './layout/class-names.ts'

type NewsCardProps = {
  href: string
  title: string
  level?: 2 | 3
  picture?: ReactNode
  /** Formatted, and as ISO 8601 for `dateTime`. */
  date?: { text: string; iso: string }
  text?: ReactNode
  lead?: boolean
  more?: string
}

export function NewsCard({ href, title, level = 3, picture, date, text, lead, more }: NewsCardProps) {
  const Heading = `h${level}` as const
  return (
    <Link className={classNames('card', lead && 'lead-card')} href={href}>
      {picture && <div className="photo">{picture}</div>}
      <div className="card-text">
        {date && <time dateTime={date.iso}>{date.text}</time>}
        <Heading className={lead ? 'display-3' : 'display-4'}>{title}</Heading>
        {text && <p className={lead ? 'lead' : 'small soft'}>{text}</p>}
        {more && <span className="button button-arrow">{more}</span>}
      </div>
    </Link>
  )
}
