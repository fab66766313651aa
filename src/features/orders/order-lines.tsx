import { useT } from '#i18n/i18n-provider.tsx'
import { Thumb } from '#ui/thumb.tsx'
import type { OrderLine } from './order.ts'

/** What was ordered, with the prices of that day. */
export function OrderLines({ lines }: { lines: OrderLine[] }) {
  const t = useT()
  return (
    <ul>
      {lines.map(({ id, name, sku, href, picture, quantity, unit, content, price, total }) => (
        <li key={id} className="oline">
          <Thumb source={picture} href={href ?? undefined} />
          <span>
            {href ? <a href={href}>{name}</a> : name}
            <br />
            <span className="muted num">
              {[content, t('cart.number', { number: sku })].filter(Boolean).join(', ')}
              <br />
              {t('cart.amount', { quantity, name: [unit, price].filter(Boolean).join(', ') })}
            </span>
          </span>
          <b className="num">{total}</b>
        </li>
      ))}
    </ul>
  )
}
