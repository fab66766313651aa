import { classNames } from '../layout/class-names.ts'

type RecordLinkProps = { href: string; figures?: boolean; children: string }

/** The name of an order, an invoice or a list in a table, which opens it. */
export function RecordLink({ href, figures, children }: RecordLinkProps) {
  return (
    <a className={classNames('record-link', figures && 'figures')} href={href}>
      {children}
    </a>
  )
}
