import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Link } from './link.tsx'
import { type Tint, tintClass } from './tint.ts'

export type TileProps = {
  name: string
  href: string
  /** Language of the name, when it is not the page's. */
  lang?: string
  tint?: Tint | null
  /** A <Plate> with the picture, the chips and the packing; its link is the tile's. */
  media: ReactNode
  /** Save to a list, top right on the plate; give it the class `tr`. */
  bookmark?: ReactNode
  /** Brand and origin, ready to read. */
  brandline?: ReactNode
  /** The article number, ready to read: "Item 104882". */
  number?: ReactNode
  price?: ReactNode
  /** Price per kilogram or litre, ready to read. */
  perUnit?: ReactNode
  /** The price before the promotion. */
  was?: ReactNode
  stock?: ReactNode
  /** For example "2 in cart"; over the foot of the plate, where nothing moves. */
  inCart?: ReactNode
  /** Quantity and add, or for sold-out products the way to be told. Stands in a `.buy`. */
  actions?: ReactNode
  /** Instead of price, stock and actions: the link to log in. */
  guest?: ReactNode
  className?: string
}

/** A product in the wall of tiles; the wall is `<div class="wallgrid">`. */
export function Tile(props: TileProps) {
  const { name, href, lang, tint, media, bookmark, brandline, number, price, perUnit, was, stock, inCart } = props
  const { actions, guest, className } = props
  return (
    <article className={classNames('tile', tintClass(tint), className)}>
      {media}
      {bookmark}
      <div className="bd">
        {inCart && <span className="inlist">{inCart}</span>}
        {brandline && <span className="brand">{brandline}</span>}
        <Link className="name" href={href} lang={lang}>
          {name}
        </Link>
        {number && <span className="meta">{number}</span>}
        {guest ? (
          <>
            {stock && <div className="pr">{stock}</div>}
            <div className="pr guest">{guest}</div>
          </>
        ) : (
          <>
            {(price || perUnit) && (
              <div className="pr">
                {price}
                {perUnit && <span className="per">{perUnit}</span>}
              </div>
            )}
            {(stock || was) && (
              <div className="pr">
                {stock}
                {was && <s className="was">{was}</s>}
              </div>
            )}
            {actions && <div className="buy">{actions}</div>}
          </>
        )}
      </div>
    </article>
  )
}
