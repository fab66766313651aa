import { classNames } from '../layout/class-names.ts'

type RecordLinkProps = { href: string; figures?: boolean; children: string }

export function RecordLink({ href, figures, children }: RecordLinkProps) {
  return (
    <a className={classNames('record-link', figures && 'figures')} href={href}>
      {children}
    </a>
  )
}
