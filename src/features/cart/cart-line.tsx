import { useT } from '#i18n/i18n-provider.tsx'
import { Thumb } from '#ui/thumb.tsx'
import type { CartLine as Line } from './cart.ts'
import { LineQuantity } from './line-quantity.tsx'
import { RemoveLine } from './remove-line.tsx'

/** A product in the cart. */
export function CartLine({ line }: { line: Line }) {
  const t = useT()
  const { id, name, sku, href, picture, tint, content, unit, price, total } = line
  return (
    <li className="crow" data-app>
      <Thumb source={picture} tint={tint} href={href} />
      <div className="nm">
        <a className="h6" href={href}>
          {name}
        </a>
        <small className="muted small num">
          {[content, t('cart.number', { number: sku })].filter(Boolean).join(', ')}
        </small>
      </div>
      <div className="pp num only-lg">
        {price}
        {price && unit && <small className="muted"> {t('cart.perUnit', { unit })}</small>}
      </div>
      <div className="q">
        <LineQuantity key={id} line={line} />
      </div>
      <div className="tt num">{total}</div>
      <RemoveLine line={line} />
    </li>
  )
}
