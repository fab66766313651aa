import type { ReactNode } from 'react'
import { Link } from '../actions/link.tsx'
import { type Tint, tintClass } from '../tint.ts'
import { classNames } from './class-names.ts'

export type RowProps = {
  name: string
  href: string
  /** Language of the name, when it is not the page's. */
  lang?: string
  tint?: Tint | null
  /** A <Thumbnail>. */
  thumb: ReactNode
  /** Over the corners of the thumb, where nothing moves: how many are in the cart. */
  badges?: ReactNode
  /** Save to a list, right of the name. */
  bookmark?: ReactNode
  number?: ReactNode
  brand?: ReactNode
  /** The packing in words; a column of its own in wide rows, part of the small print in narrow ones. */
  pack?: ReactNode
  origin?: ReactNode
  /** <AllergenMarks>, or a word under the head that says what it is about. */
  allergens?: ReactNode
  /** The same where it has no head: at the end of the small print in narrow rows. */
  allergensInPrint?: ReactNode
  stock?: ReactNode
  price?: ReactNode
  /** The price per kilogram, litre or piece, ready to read. */
  perUnit?: ReactNode
  /** Quantity and add, or where the product can be seen. */
  actions?: ReactNode
  inCart?: boolean
}

/** A product in the row view. Rows stand in <Rows>, whose width chooses between its three layouts. */
export function Row(props: RowProps) {
  const { name, href, lang, tint, thumb, badges, bookmark, number, brand, pack, origin, stock } = props
  return (
    <article className={classNames('product-row', tintClass(tint), props.inCart && 'in-cart')}>
      <div className="row-picture">
        {thumb}
        {badges}
      </div>
      <div className="row-name">
        <Link className="name" href={href} lang={lang}>
          {name}
        </Link>
        <span className="row-facts">
          {number && <span>{number}</span>}
          {brand && <span>{brand}</span>}
          {pack && <span className="not-row">{pack}</span>}
        </span>
        <span className="row-facts not-row">
          {stock}
          {props.allergensInPrint}
        </span>
        {bookmark}
      </div>
      <div className="wide-cell">
        {pack}
        {origin && <small>{origin}</small>}
      </div>
      <div className="wide-cell">{props.allergens}</div>
      <div className="wide-cell">{stock}</div>
      <div className="row-order">
        <div className="row-price">
          {props.price}
          {perUnit(props)}
        </div>
        <div className="ordering">{props.actions}</div>
      </div>
    </article>
  )
}

const perUnit = ({ perUnit: words }: RowProps) => words && <span className="per-unit">{words}</span>
