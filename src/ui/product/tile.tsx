import type { ReactNode } from 'react'
import { Link } from '../actions/link.tsx'
import { classNames } from '../layout/class-names.ts'
import { type Tint, tintClass } from '../layout/tint.ts'

export type TileProps = {
  name: string
  href: string
  /** Language of the name if it is not the page's. */
  lang?: string
  tint?: Tint | null
  /** Heading level of the name: 3 below a section heading. */
  level?: 2 | 3
  /** <ProductImage> with picture and chips; its link is the tile's. */
  media: ReactNode
  /** Save to a list, top right on the picture; needs the class `save-button`. */
  bookmark?: ReactNode
  brandline?: ReactNode
  pack?: ReactNode
  number?: ReactNode
  price?: ReactNode
  perUnit?: ReactNode
  was?: ReactNode
  stock?: ReactNode
  inCart?: ReactNode
  /** Quantity and add button, in a `.ordering` element. */
  actions?: ReactNode
  guest?: ReactNode
  className?: string
}

export function Tile(props: TileProps) {
  const { name, href, lang, tint, media, bookmark, brandline, pack, number, price, perUnit, was, stock } = props
  const { inCart, actions, guest, className, level = 2 } = props
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className={classNames('tile', tintClass(tint), className)}>
      {media}
      {bookmark}
      <div className="tile-body">
        {inCart && <span className="in-cart-note">{inCart}</span>}
        {brandline && <span className="brand">{brandline}</span>}
        <Heading>
          <Link className="name" href={href} lang={lang}>
            {name}
          </Link>
        </Heading>
        {pack && <span className="packing">{pack}</span>}
        {number && <span className="meta">{number}</span>}
        {guest ? (
          <>
            {stock && <div className="tile-prices">{stock}</div>}
            <div className="tile-prices guest">{guest}</div>
          </>
        ) : (
          <>
            {(price || perUnit) && (
              <div className="tile-prices">
                {price}
                {perUnit && <span className="per-unit">{perUnit}</span>}
              </div>
            )}
            {(stock || was) && (
              <div className="tile-prices">
                {stock}
                {was}
              </div>
            )}
            {actions && <div className="ordering">{actions}</div>}
          </>
        )}
      </div>
    </article>
  )
}
