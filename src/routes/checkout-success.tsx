import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { privateHead } from '#features/account/private-head.ts'
import { CheckoutFrame } from '#features/checkout/checkout-frame.tsx'
import { PlacedOrder } from '#features/checkout/placed-order.tsx'
import { Part } from '#features/forms/part.tsx'
import { settle } from '#features/forms/settled.ts'
import { OrdersSkeleton } from '#features/orders/order-list.tsx'
import { LanguageSwitcher } from '#features/shell/language-switcher.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { read } from '#src/read.ts'

const root = getRouteApi('__root__')

/** The order was taken, its payment page was not one that may be followed. */
const isUnpaid = (search: object) => 'payment' in search && search.payment === 'refused'
const titleOf = (search: object) => (isUnpaid(search) ? 'checkout.unpaidTitle' : 'checkout.thanks')

export const Route = createFileRoute('/checkout-success')({
  staticData: { layout: 'bare' },
  loader: ({ context: { api, t } }) => ({ placed: settle(t, read(api.checkout.placed.$get())) }),
  head: ({ match: { context, search } }) => privateHead(context.facts.brand, context.t(titleOf(search))),
  component: CheckoutSuccessPage,
})

function CheckoutSuccessPage() {
  const t = useT()
  const { facts } = Route.useRouteContext()
  const { placed } = Route.useLoaderData()
  const search = Route.useSearch()
  const { site } = root.useLoaderData()
  return (
    <CheckoutFrame
      brand={facts.brand}
      phone={site?.company.phone ?? null}
      step={2}
      languages={<LanguageSwitcher />}
      termsPath={site?.termsPath ?? null}
    >
      <h1 className="d3">{t(titleOf(search))}</h1>
      <Part promise={placed} fallback={<OrdersSkeleton rows={3} />}>
        {(given) => <PlacedOrder placed={given} customer={facts.customer !== null} unpaid={isUnpaid(search)} />}
      </Part>
    </CheckoutFrame>
  )
}
