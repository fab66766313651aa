import { Link } from './actions/link.tsx'
import { outlines, wordmark } from './icons/wordmark.ts'
import { Picture, type PictureSource, SIZES } from './images/picture.tsx'
import { classNames } from './layout/class-names.ts'

type LogoProps = {
  /** Brand name; its first letter is on the emblem. */
  name: string
  href?: string
  label?: string
  /** Replaces emblem and name. */
  picture?: { source: PictureSource; width: number; height: number } | null
  className?: string
}

export function Logo({ name, href, label, picture, className }: LogoProps) {
  const isDrawn = name === wordmark.name
  const mark = picture ? (
    <Picture {...picture} alt={href ? '' : name} sizes={SIZES.department} />
  ) : (
    <>
      <b aria-hidden="true">{isDrawn ? <Outline part="mark" /> : name.slice(0, 1)}</b>
      {isDrawn ? <Outline part="word" /> : name}
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

const parts = ['mark', 'word'] as const
type Part = (typeof parts)[number]

const idOf = (part: Part) => `logo-${part}`

/** SVG text one em high that needs no font. */
const Outline = ({ part }: { part: Part }) => (
  <svg viewBox={wordmark[part]} aria-hidden="true">
    <use href={`#${idOf(part)}`} />
  </svg>
)

/** Paths that the logos of a document refer to; rendered once, before them. Hydration keeps the server's paths. */
export function LogoOutlines({ name }: Pick<LogoProps, 'name'>) {
  if (name !== wordmark.name) return null
  return (
    <svg className="visually-hidden" aria-hidden="true">
      {parts.map((part) => (
        <path key={part} id={idOf(part)} d={import.meta.env.SSR ? outlines[part] : ''} suppressHydrationWarning />
      ))}
    </svg>
  )
}
