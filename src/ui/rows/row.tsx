import type { ReactNode } from 'react'
import { Link } from '../actions/link.tsx'
import { classNames } from '../layout/class-names.ts'
import { type Tint, tintClass } from '../layout/tint.ts'

export type RowProps = {
  name: string
  href: string
  /** Language of the name if it is not the page's. */
  lang?: string
  tint?: Tint | null
  thumb: ReactNode
  /** Overlays the thumbnail, so that the layout does not shift: quantity in the cart. */
  badges?: ReactNode
  bookmark?: ReactNode
  number?: ReactNode
  brand?: ReactNode
  /** Packing as text; a separate column in wide rows, part of the small text in narrow ones. */
  pack?: ReactNode
  origin?: ReactNode
  /** <AllergenMarks>, or text below the column header. */
  allergens?: ReactNode
  /** The same with its own label: at the end of the small text in narrow rows. */
  allergensInPrint?: ReactNode
  stock?: ReactNode
  price?: ReactNode
  perUnit?: ReactNode
  actions?: ReactNode
  inCart?: boolean
}

/** Product in the row view, inside <Rows>; a container query selects one of three layouts. */
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
