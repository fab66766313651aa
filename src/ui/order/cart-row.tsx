import type { ReactNode } from 'react'
import { needsApp } from '#protocol/marks.ts'
import { Text } from '../layout/text.tsx'
import { Thumbnail, type ThumbnailProps } from '../product/thumbnail.tsx'
import { Skeleton } from '../states/skeleton.tsx'

type CartRowProps = Pick<ThumbnailProps, 'source' | 'tint'> & {
  name: string
  href: string
  /** Content and number, ready to read. */
  note: string
  /** What is wrong with it. */
  fault?: ReactNode
  /** On wide screens only. */
  price: ReactNode
  quantity: ReactNode
  total: ReactNode
  /** A form that takes the row away; it wears `line-remove`. */
  remove: ReactNode
}

/** A product in the cart or on a list, with its quantity. */
export function CartRow({ source, tint, name, href, note, fault, price, quantity, total, remove }: CartRowProps) {
  return (
    <li className="cart-row" {...needsApp}>
      <Thumbnail source={source} tint={tint} href={href} />
      <div className="line-name">
        <a className="subheading" href={href}>
          {name}
        </a>
        <Text as="small" size="small" tone="muted" figures>
          {note}
        </Text>
        {fault}
      </div>
      <div className="line-price only-desktop">{price}</div>
      <div className="line-quantity">{quantity}</div>
      <div className="line-total figures">{total}</div>
      {remove}
    </li>
  )
}

/** The same while it is on its way. */
export function CartRowSkeleton() {
  return (
    <div className="cart-row">
      <Skeleton shape="thumb" />
      <div className="line-name">
        <Skeleton shape="name" />
      </div>
      <div className="line-quantity">
        <Skeleton shape="control" />
      </div>
    </div>
  )
}
