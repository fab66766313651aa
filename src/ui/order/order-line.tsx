import type { ReactNode } from 'react'
import { Text } from '../layout/text.tsx'
import { Thumbnail, type ThumbnailProps } from '../product/thumbnail.tsx'

type OrderLineProps = ThumbnailProps & {
  name: ReactNode
  /** Content, number, quantity. */
  note: ReactNode
  /** What is wrong with it. */
  error?: ReactNode
  total: ReactNode
}

/** A product in an order, that cannot be changed here. */
export function OrderLine({ source, tint, href, name, note, error, total }: OrderLineProps) {
  return (
    <li className="order-line">
      <Thumbnail source={source} tint={tint} href={href} />
      <span>
        {name}
        <br />
        <Text as="span" tone="muted" figures>
          {note}
        </Text>
        {error}
      </span>
      {total}
    </li>
  )
}
