import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Link } from './link.tsx'
import { type Tint, tintClass } from './tint.ts'

export type ProductRowProps = {
  name: string
  href: string
  lang?: string
  tint?: Tint | null
  /** A <Thumb>. */
  thumb: ReactNode
  number?: ReactNode
  brand?: ReactNode
  /** The packing in words; a column of its own in wide rows, part of the small print in narrow ones. */
  pack?: ReactNode
  origin?: ReactNode
  /** <AllergenMarks>, in wide rows only. */
  allergens?: ReactNode
  stock?: ReactNode
  price?: ReactNode
  perUnit?: ReactNode
  /** Quantity and add, the way to be told, or for guests the link to log in. */
  actions?: ReactNode
  inCart?: boolean
  className?: string
}

/** A product in the row view. Rows stand in <ProductRows>, whose width chooses between its three layouts. */
export function ProductRow(props: ProductRowProps) {
  const { name, href, lang, tint, thumb, number, brand, pack, origin, allergens, stock, price, perUnit } = props
  return (
    <article className={classNames('prow', tintClass(tint), props.inCart && 'in', props.className)}>
      {thumb}
      <div className="nm">
        <Link className="name" href={href} lang={lang}>
          {name}
        </Link>
        <span className="m">
          {number && <span>{number}</span>}
          {brand && <span>{brand}</span>}
          {pack && <span className="not-row">{pack}</span>}
          {stock && <span className="not-row">{stock}</span>}
        </span>
      </div>
      <div className="lgc">
        {pack}
        {origin && <small>{origin}</small>}
      </div>
      <div className="lgc">{allergens ?? <span className="muted">–</span>}</div>
      <div className="lgc">{stock}</div>
      <div className="r2">
        <div className="pp">
          {price}
          {perUnit && <span className="per">{perUnit}</span>}
        </div>
        <div className="buy">{props.actions}</div>
      </div>
    </article>
  )
}
