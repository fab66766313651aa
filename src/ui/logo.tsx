import { classNames } from './class-names.ts'
import { Link } from './link.tsx'

type LogoProps = {
  /** The name of the house; its first letter stands in the mark. */
  name: string
  href?: string
  /** Said instead of the name, for example "Proviant, home page". */
  label?: string
  className?: string
}

export function Logo({ name, href, label, className }: LogoProps) {
  const mark = (
    <>
      <b aria-hidden="true">{name.slice(0, 1)}</b>
      {name}
    </>
  )
  const names = classNames('logo', className)
  if (!href) return <span className={names}>{mark}</span>
  return (
    <Link className={names} href={href} aria-label={label}>
      {mark}
    </Link>
  )
}
