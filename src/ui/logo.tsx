import { classNames } from './class-names.ts'
import { Link } from './link.tsx'
import { Picture, type PictureSource, SIZES } from './picture.tsx'
import { wordmark } from './wordmark.ts'

type LogoProps = {
  /** The name of the house; its first letter stands in the mark. */
  name: string
  href?: string
  /** Said instead of the name, for example "Proviant, home page". */
  label?: string
  /** Stands in the place of mark and name. */
  picture?: { source: PictureSource; width: number; height: number } | null
  className?: string
}

export function Logo({ name, href, label, picture, className }: LogoProps) {
  const isDrawn = name === wordmark.name
  const mark = picture ? (
    <Picture {...picture} alt={href ? '' : name} sizes={SIZES.department} />
  ) : (
    <>
      <b aria-hidden="true">{isDrawn ? <Outline {...wordmark.mark} /> : name.slice(0, 1)}</b>
      {isDrawn ? <Outline {...wordmark.word} /> : name}
      {isDrawn && !label && <span className="visually-hidden">{name}</span>}
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

/** Letters one em high that need no font. */
const Outline = ({ box, path }: { box: string; path: string }) => (
  <svg viewBox={box} aria-hidden="true">
    <path d={path} />
  </svg>
)
