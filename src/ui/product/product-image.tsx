import type { ReactNode } from 'react'
import { Link } from '../actions/link.tsx'
import { Icon } from '../icons/icon.tsx'
import { Picture, type PictureProps } from '../images/picture.tsx'
import { classNames } from '../layout/class-names.ts'
import { type Tint, tintClass } from '../layout/tint.ts'

type ProductImageProps = {
  tint?: Tint | null
  picture?: PictureProps | null
  /** Makes the picture a link. It duplicates the name's link, so it is hidden from assistive technology and the tab order. */
  href?: string
  chips?: ReactNode
  onSlab?: boolean
  children?: ReactNode
  className?: string
}

export function ProductImage({ tint, picture, href, chips, onSlab, children, className }: ProductImageProps) {
  const shown = picture ? <Picture {...picture} /> : <Icon name="package" />
  return (
    <div className={classNames('product-image', tintClass(tint), onSlab && 'on-slab', className)}>
      {href ? (
        <Link className="cover" href={href} tabIndex={-1} aria-hidden="true">
          {shown}
        </Link>
      ) : (
        shown
      )}
      {onSlab && <i className="slab-line" />}
      {chips && <span className="image-chips">{chips}</span>}
      {children}
    </div>
  )
}
