import { nonBreakingSizes } from '#features/pricing/content-amount.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { KeyFigures } from '#ui/order/figures.tsx'
import { OrderLine } from '#ui/order/order-line.tsx'
import type { OrderLine as Line } from './order.ts'

export function OrderLines({ lines }: { lines: Line[] }) {
  const t = useT()
  return (
    <ul>
      {lines.map(({ id, name, sku, href, picture, quantity, unit, content, tolerance, price, total }) => (
        <OrderLine
          key={id}
          source={picture}
          href={href ?? undefined}
          name={href ? <a href={href}>{nonBreakingSizes(name)}</a> : nonBreakingSizes(name)}
          note={
            <>
              {[content, tolerance && t('cartPage.weighed', { percent: tolerance }), t('cart.number', { number: sku })]
                .filter(Boolean)
                .join(', ')}
              <br />
              {t('cart.amount', { quantity, name: [unit, price].filter(Boolean).join(', ') })}
            </>
          }
          total={<KeyFigures as="b">{total}</KeyFigures>}
        />
      ))}
    </ul>
  )
}
