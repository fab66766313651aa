import type { ReactNode } from 'react'
import { appProps } from '#protocol/data-attributes.ts'
import { Text } from '../layout/text.tsx'
import { Thumbnail, type ThumbnailProps } from '../product/thumbnail.tsx'
import { Skeleton } from '../states/skeleton.tsx'

type CartRowProps = Pick<ThumbnailProps, 'source' | 'tint'> & {
  name: string
  /** Absent if the row has no product yet. */
  href?: string | undefined
  note: string
  details?: ReactNode
  /** Unit price. */
  price: ReactNode
  quantity: ReactNode
  total: ReactNode
  /** Form that removes the row; its class is `line-remove`. */
  remove?: ReactNode
}

export function CartRow({ source, tint, name, href, note, details, price, quantity, total, remove }: CartRowProps) {
  return (
    <li className="cart-row" {...appProps}>
      <Thumbnail source={source} tint={tint} {...(href && { href })} />
      <div className="line-name">
        {href ? (
          <a className="subheading" href={href}>
            {name}
          </a>
        ) : (
          <b>{name}</b>
        )}
        <Text as="small" size="small" tone="muted" figures>
          {note}
        </Text>
        {details}
      </div>
      <div className="line-price">{price}</div>
      <div className="line-quantity">{quantity}</div>
      <div className="line-total figures">{total}</div>
      {remove}
    </li>
  )
}

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
