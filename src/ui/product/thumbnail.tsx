import { Link } from '../actions/link.tsx'
import { Icon } from '../icons/icon.tsx'
import { Picture, type PictureSource, SIZES } from '../images/picture.tsx'
import { classNames } from '../layout/class-names.ts'
import { type Tint, tintClass } from '../layout/tint.ts'

export type ThumbnailProps = {
  source?: PictureSource | null
  tint?: Tint | null
  href?: string
}

/** Small picture of a row, hidden from assistive technology, because the name is beside it. */
export function Thumbnail({ source, tint, href }: ThumbnailProps) {
  const names = classNames('thumbnail', tintClass(tint))
  const content = source ? <Picture source={source} alt="" sizes={SIZES.thumb} /> : <Icon name="package" size={24} />
  if (!href) return <span className={names}>{content}</span>
  return (
    <Link className={names} href={href} tabIndex={-1} aria-hidden="true">
      {content}
    </Link>
  )
}
