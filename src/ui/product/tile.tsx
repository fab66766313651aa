import type { ReactNode } from 'react'
import { Link } from '../actions/link.tsx'
import { classNames } from '../layout/class-names.ts'
import { type Tint, tintClass } from '../tint.ts'

export type TileProps = {
  name: string
  href: string
  /** Language of the name, when it is not the page's. */
  lang?: string
  tint?: Tint | null
  /** Level of the name's heading: 2 under the page's own, 3 under a section's. */
  level?: 2 | 3
  /** A <ProductImage> with the picture and the chips; its link is the tile's. */
  media: ReactNode
  /** Save to a list, top right on the image; give it the class `save-button`. */
  bookmark?: ReactNode
  /** Brand and origin, ready to read. */
  brandline?: ReactNode
  /** What a packing holds, in words: "6 × 2.55 kg". */
  pack?: ReactNode
  /** The article number, ready to read: "Item 104882". */
  number?: ReactNode
  price?: ReactNode
  /** Price per kilogram or litre, ready to read. */
  perUnit?: ReactNode
  /** The price before the promotion, a <s>. */
  was?: ReactNode
  stock?: ReactNode
  /** For example "2 in cart"; over the foot of the image, where nothing moves. */
  inCart?: ReactNode
  /** Quantity and add, or for sold-out products the way to be told. Stands in a `.ordering`. */
  actions?: ReactNode
  /** Instead of price, stock and actions: the link to log in. */
  guest?: ReactNode
  className?: string
}

/** A product in the wall of tiles; the wall is `<div class="tile-wall">`. */
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
