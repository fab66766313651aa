import type { ReactNode } from 'react'
import { Text } from '../layout/text.tsx'
import { Thumbnail, type ThumbnailProps } from '../product/thumbnail.tsx'

type OrderLineProps = ThumbnailProps & {
  name: ReactNode
  note: ReactNode
  error?: ReactNode
  total: ReactNode
}

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
