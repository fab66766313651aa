import type { CartSummary } from '#features/cart/cart.ts'
import { toSummary } from '#features/cart/cart.ts'
import { useCart } from '#features/cart/cart-provider.tsx'
import { Part } from '#features/forms/part.tsx'
import type { Settled } from '#features/forms/settled.ts'
import type { OrderPage, OrderSummary } from '#features/orders/order.ts'
import { orderHref } from '#features/orders/order-table.tsx'
import { formatDate } from '#i18n/format.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'

type CustomerHeroProps = {
  firstName: string
  /** Until when an order comes tomorrow, in the editor's words. */
  promise: string | undefined
  recent: Promise<Settled<OrderPage>>
}

/** The head of the home page for a customer: on with the order. What comes late has the height of what it replaces. */
export function CustomerHero({ firstName, promise, recent }: CustomerHeroProps) {
  const t = useT()
  return (
    <>
      <h1 className="d1">{t('account.greeting', { name: firstName })}</h1>
      <p className="lead">{promise ?? t('account.cartLead')}</p>
      <NextStep />
      <Part promise={recent} fallback={<LastOrder order={undefined} />} quiet>
        {({ orders }) => <LastOrder order={orders[0]} />}
      </Part>
    </>
  )
}

/** The one amber action: the cart that waits, else the range. */
function NextStep() {
  const { cart, initial } = useCart()
  if (cart) return <ToOrder summary={toSummary(cart)} />
  if (!initial) return <ToOrder summary={null} />
  return (
    <Part promise={initial} fallback={<ToOrder summary={null} />} quiet>
      {({ summary }) => <ToOrder summary={summary} />}
    </Part>
  )
}

function ToOrder({ summary }: { summary: CartSummary | null }) {
  const t = useT()
  const to = usePath()
  const lines = summary?.lines ?? 0
  if (!lines)
    return (
      <Button tall look="default-arrow" href={to('range')} data-listing="">
        {t('account.toRange')}
      </Button>
    )
  return (
    <Button tall look="default-arrow" href={to('cart')}>
      <span className="num">
        {[t('account.continue'), t('cart.items', { count: lines }), summary?.total].filter(Boolean).join(', ')}
      </span>
    </Button>
  )
}

function LastOrder({ order }: { order: OrderSummary | undefined }) {
  const t = useT()
  const to = usePath()
  const locale = useLocale()
  const all = to('dashboardOrders')
  if (!order)
    return (
      <Button look="text-link" href={all}>
        {t('account.orders')}
      </Button>
    )
  const date = order.placedAt ? formatDate(locale, order.placedAt, 'medium') : order.number
  return (
    <Button look="text-link" href={orderHref(all, order.id)}>
      <span className="num">{[t('account.lastOrder', { date }), order.grandTotal].filter(Boolean).join(', ')}</span>
    </Button>
  )
}
