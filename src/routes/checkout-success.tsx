import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { privateHead } from '#features/account/private-head.ts'
import { CheckoutFrame } from '#features/checkout/checkout-frame.tsx'
import { PlacedOrder } from '#features/checkout/placed-order.tsx'
import { Part } from '#features/forms/part.tsx'
import { settle } from '#features/forms/settled.ts'
import { OrdersSkeleton } from '#features/orders/order-list.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { read } from '#src/read.ts'

const root = getRouteApi('__root__')

export const Route = createFileRoute('/checkout-success')({
  staticData: { layout: 'bare' },
  loader: ({ context: { api, t } }) => ({ placed: settle(t, read(api.checkout.placed.$get())) }),
  head: ({ match: { context } }) => privateHead(context.facts.brand, context.t('checkout.thanks')),
  component: CheckoutSuccessPage,
})

function CheckoutSuccessPage() {
  const t = useT()
  const { facts } = Route.useRouteContext()
  const { placed } = Route.useLoaderData()
  const { site } = root.useLoaderData()
  return (
    <CheckoutFrame brand={facts.brand} phone={site?.company.phone ?? null} step={2}>
      <h1 className="d3">{t('checkout.thanks')}</h1>
      <Part promise={placed} fallback={<OrdersSkeleton rows={3} />}>
        {({ order }) => <PlacedOrder order={order} customer={facts.customer !== null} />}
      </Part>
    </CheckoutFrame>
  )
}
