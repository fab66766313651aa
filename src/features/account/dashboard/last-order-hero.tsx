import type { LastOrder } from '#features/orders/order.ts'
import { orderHref } from '#features/orders/order-href.ts'
import { nonBreakingSizes } from '#features/pricing/content-amount.ts'
import { withPlaceholder } from '#features/private/placeholder.tsx'
import { Deferred } from '#features/problems/deferred.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Link } from '#ui/actions/link.tsx'
import { Picture, SIZES } from '#ui/images/picture.tsx'
import type { LastOrderPromise, LastOrderValue } from './customer-hero.tsx'

/** Items of the last order as hero illustration, in a container that reserves their space. */
export function LastOrderHero({ last }: { last: LastOrderValue }) {
  return (
    <div className="order-counter-place">
      <LastGoods last={last} />
    </div>
  )
}

const LastGoods = withPlaceholder('LastGoods', ({ last }: { last: LastOrderPromise }) => (
  <Deferred promise={last} fallback={null} quiet>
    {(given) => <LastOrderItems last={given.last} />}
  </Deferred>
))

function LastOrderItems({ last }: { last: LastOrder | null }) {
  const t = useT()
  const to = usePath()
  if (!last) return null
  const { id, goods, more } = last
  return (
    <ul className="order-counter">
      {goods.map(({ id: line, name, href, picture, quantity, unit }) => (
        <li key={line}>
          <Link href={href ?? orderHref(to('dashboardOrders'), id)}>
            <span className="counter-ticket">
              <b>{unit ? t('cart.amount', { quantity, name: unit }) : quantity}</b> {nonBreakingSizes(name)}
            </span>
            {picture && <Picture source={picture} alt="" sizes={SIZES.department} />}
          </Link>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link href={orderHref(to('dashboardOrders'), id)}>
            <span className="counter-ticket">{t('account.moreLines', { count: more })}</span>
          </Link>
        </li>
      )}
    </ul>
  )
}
