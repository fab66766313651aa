import { Await } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import type { CartSummary } from '#features/cart/cart.ts'
import { type CartSummaryLine, CustomerCartSummary } from '#features/cart/page/cart-button.tsx'
import { type Contact, CreditHoldNotice } from '#features/cart/page/credit-hold-notice.tsx'
import { useCart } from '#features/cart/store/cart-provider.tsx'
import type { LastOrder } from '#features/orders/order.ts'
import { orderHref } from '#features/orders/order-href.ts'
import { withPlaceholder } from '#features/private/placeholder.tsx'
import { Deferred } from '#features/problems/deferred.tsx'
import { formatDate } from '#i18n/format.ts'
import { useLocale, usePath, useT } from '#i18n/i18n-provider.tsx'
import type { PrivateValue } from '#service/private.ts'
import type { Result } from '#service/result.ts'
import { Button } from '#ui/actions/button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Text } from '#ui/layout/text.tsx'
import { KeyFigures } from '#ui/order/figures.tsx'
import type { Planning } from '../planning/planning.service.ts'
import { AfterProposal, type PlanningPromise } from '../planning/planning-parts.tsx'
import { ReorderButton } from './reorder-button.tsx'

type Customer = { firstName: string | null }

export type LastOrderPromise = Promise<Result<{ last: LastOrder | null }>>
export type PlanningValue = PrivateValue<Planning>
export type LastOrderValue = PrivateValue<{ last: LastOrder | null }>

type CustomerHeroProps = {
  contact: Contact
  customer: Customer
  promise: ReactNode
  last: LastOrderValue
  /** Null: the shop proposes nothing. */
  planning: PlanningValue | null
}

/** Hero of a customer's home page. Deferred content has the height of its placeholder, so that nothing shifts. */
export function CustomerHero({ customer, contact, promise, last, planning }: CustomerHeroProps) {
  const { initial } = useCart()
  return (
    <>
      <Greeting customer={customer} />
      <Text size="lead">{promise}</Text>
      <div className="customer-steps">
        <Steps last={last} planning={planning} initial={initial} contact={contact} />
      </div>
    </>
  )
}

const Greeting = withPlaceholder('Greeting', function Greeting({ customer }: { customer: Customer }) {
  const t = useT()
  return (
    <Heading as="h1" look="display-2">
      {t('account.greeting', { name: customer.firstName ?? '' })}
    </Heading>
  )
})

type Initial = CartSummaryLine

type StepsProps = { last: LastOrderPromise; planning: PlanningPromise | null; initial: Initial; contact: Contact }

const Steps = withPlaceholder('Steps', ({ last, planning, initial, contact }: StepsProps) => (
  <Deferred promise={last} fallback={null} quiet>
    {(given) => (
      <AfterProposal planning={planning} fallback={null}>
        {(hasProposal) => (
          <HeroActions last={given.last} isPrimary={!hasProposal} initial={initial} contact={contact} />
        )}
      </AfterProposal>
    )}
  </Deferred>
))

type HeroActionsProps = { last: LastOrder | null; isPrimary: boolean; initial: Initial; contact: Contact }

function HeroActions({ initial, contact, ...rest }: HeroActionsProps) {
  const actions = <Actions {...rest} initial={initial} />
  if (!initial) return actions
  return (
    <Suspense fallback={actions}>
      <Await promise={initial}>
        {(cart) => (cart.ok && cart.value.hold ? <CreditHoldNotice hold={cart.value.hold} {...contact} /> : actions)}
      </Await>
    </Suspense>
  )
}

function Actions({ last, isPrimary, initial }: Omit<HeroActionsProps, 'contact'>) {
  const t = useT()
  const to = usePath()
  return (
    <Cluster>
      {last ? (
        <ReorderButton id={last.id} isPrimary={isPrimary} />
      ) : (
        <Button tall look="default-arrow" href={to('range')}>
          {t('account.toRange')}
        </Button>
      )}
      <CustomerCartSummary initial={initial}>{(summary) => <OpenCart summary={summary} />}</CustomerCartSummary>
      <Button tall look="outline-white" icon="note-pencil" href={`${to('cart')}?quickOrder=1`}>
        {t('quickOrder.title')}
      </Button>
      {last && <ToLastOrder last={last} />}
    </Cluster>
  )
}

function OpenCart({ summary }: { summary: CartSummary | null }) {
  const t = useT()
  const to = usePath()
  const lines = summary?.lines ?? 0
  if (!lines) return null
  return (
    <Button tall look="default-white" href={to('cart')}>
      <KeyFigures>
        {[t('account.continue'), t('cart.items', { count: lines }), summary?.total].filter(Boolean).join(', ')}
      </KeyFigures>
    </Button>
  )
}

function ToLastOrder({ last: { id, number, placedAt, grandTotal } }: { last: LastOrder }) {
  const t = useT()
  const to = usePath()
  const locale = useLocale()
  const date = placedAt ? formatDate(locale, placedAt, 'medium') : number
  return (
    <Button look="text-link" href={orderHref(to('dashboardOrders'), id)}>
      <KeyFigures>{[t('account.lastOrder', { date }), grandTotal].filter(Boolean).join(', ')}</KeyFigures>
    </Button>
  )
}
