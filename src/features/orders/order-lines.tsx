import { Fragment } from 'react'
import { LineDeposit } from '#features/cart/lines/line-deposit.tsx'
import { nonBreakingSizes } from '#features/pricing/content-amount.ts'
import { formatNumber } from '#i18n/format.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { KeyFigures } from '#ui/order/figures.tsx'
import { OrderLine } from '#ui/order/order-line.tsx'
import type { OrderLine as Line } from './order.ts'
import { lotText } from './recalls/lot-text.ts'

export function OrderLines({ lines }: { lines: Line[] }) {
  const t = useT()
  return (
    <ul>
      {lines.map(
        ({
          id,
          name,
          sku,
          ownNumber,
          href,
          picture,
          quantity,
          unit,
          content,
          tolerance,
          minimumAge,
          excise,
          delivered,
          weight,
          lots,
          price,
          total,
          deposit,
        }) => (
          <OrderLine
            key={id}
            source={picture}
            href={href ?? undefined}
            name={href ? <a href={href}>{nonBreakingSizes(name)}</a> : nonBreakingSizes(name)}
            note={
              <>
                {[
                  content,
                  tolerance && t('cartPage.weighed', { percent: tolerance }),
                  minimumAge && t('cartPage.minimumAge', { age: minimumAge }),
                  excise && t('cartPage.excise', { amount: excise }),
                  t('cart.number', { number: sku }),
                  ownNumber && t('cartPage.ownNumber', { number: ownNumber }),
                ]
                  .filter(Boolean)
                  .join(', ')}
                <br />
                {t('cart.amount', { quantity, name: [unit, price].filter(Boolean).join(', ') })}
                {deposit && <br />}
                <LineDeposit deposit={deposit} />
                <Delivered quantity={quantity} delivered={delivered} weight={weight} />
                <Lots lots={lots} />
              </>
            }
            total={<KeyFigures as="b">{total}</KeyFigures>}
          />
        ),
      )}
    </ul>
  )
}

/** Only a difference from the order is shown: fewer units, or the weight of catch-weight goods. */
function Delivered({ quantity, delivered, weight }: Pick<Line, 'quantity' | 'delivered' | 'weight'>) {
  const t = useT()
  const locale = useLocale()
  const facts = [
    delivered !== null && delivered !== quantity && t('orders.deliveredOf', { delivered, ordered: quantity }),
    weight !== null && t('orders.deliveredWeight', { weight: formatNumber(locale, weight) }),
  ].filter(Boolean)
  if (facts.length === 0) return null
  return (
    <>
      <br />
      <b>{facts.join(', ')}</b>
    </>
  )
}

function Lots({ lots }: Pick<Line, 'lots'>) {
  const t = useT()
  const locale = useLocale()
  return lots.map((lot) => (
    <Fragment key={lot.lot}>
      <br />
      {lotText(t, locale, lot, lots.length === 1)}
      {lot.isRecalled && (
        <>
          {' '}
          <b>{t('recalls.recalled')}</b>
        </>
      )}
    </Fragment>
  ))
}
