import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { Picture, type PictureProps } from './picture.tsx'
import { type Tint, tintClass } from './tint.ts'

type PlateProps = {
  tint?: Tint | null
  /** Without one the plate shows a drawn package. */
  picture?: PictureProps | null
  /** Makes the plate a link. It repeats the name's link, so it is out of the tab order and hidden from assistive technology. */
  href?: string
  /** The packing in words, bottom left. */
  pack?: ReactNode
  /** At most two, top left. */
  chips?: ReactNode
  /** Lets the product stand on the stone slab, for the product page. */
  onSlab?: boolean
  /** For example a zoom button. */
  children?: ReactNode
  className?: string
}

/** The coloured ground of a product picture. */
export function Plate({ tint, picture, href, pack, chips, onSlab, children, className }: PlateProps) {
  const names = classNames('plate', tintClass(tint), onSlab && 'onslab', className)
  const content = (
    <>
      {picture ? <Picture {...picture} /> : <Icon name="package" />}
      {onSlab && <i className="slabline" />}
      {chips && <span className="tl">{chips}</span>}
      {pack && <span className="pk">{pack}</span>}
      {children}
    </>
  )
  if (!href) return <div className={names}>{content}</div>
  return (
    <Link className={names} href={href} tabIndex={-1} aria-hidden="true">
      {content}
    </Link>
  )
}
