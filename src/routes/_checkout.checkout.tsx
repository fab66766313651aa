import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { noindexHead } from '#features/account/noindex-head.ts'
import { CheckoutForm } from '#features/checkout/checkout-form.tsx'
import { CheckoutGuest } from '#features/checkout/checkout-guest.tsx'
import { CheckoutSkeleton } from '#features/checkout/checkout-skeleton.tsx'
import { UnconfirmedOrderPage } from '#features/checkout/unconfirmed-order.tsx'
import { NotAllowed } from '#features/layout/errors/not-allowed.tsx'
import { Deferred } from '#features/problems/deferred.tsx'
import { SessionExpired } from '#features/problems/session-expired.tsx'
import { may } from '#features/shop/may.ts'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { toResult } from '#service/result.ts'
import { Button } from '#ui/actions/button.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { pickStrings } from './-search-params.ts'

const unconfirmedTitle = { order: 'checkout.unconfirmedTitle', offer: 'checkout.offerUnconfirmedTitle' } as const

const validateSearch = pickStrings('quote', 'day')

export const Route = createFileRoute('/_checkout/checkout')({
  staticData: { step: 1 },
  validateSearch,
  loaderDeps: ({ search: { quote = null, day = null } }) => ({ quote, day }),
  loader: async ({ context: { api, facts }, deps: { quote, day } }) => {
    const asks = facts.customer && quote === null
    const { unconfirmed } = asks ? await api('/checkout/unconfirmed') : { unconfirmed: null }
    const ready = facts.customer && !unconfirmed
    const checkout = ready
      ? toResult(api('/checkout', { ...(quote !== null && { quote }), ...(day !== null && { day }) }))
      : null
    // awaited, so that the page has the status of a role that does not order, and of a quote that cannot be accepted
    if (quote !== null || !may(facts.customer, 'order')) await checkout
    return { unconfirmed, quote, checkout }
  },
  head: ({ match: { context }, loaderData }) =>
    noindexHead(
      context.facts.brand,
      context.t(loaderData?.unconfirmed ? unconfirmedTitle[loaderData.unconfirmed] : 'checkout.title'),
    ),
  component: CheckoutPage,
})

function CheckoutPage() {
  const t = useT()
  const to = usePath()
  const { facts } = Route.useRouteContext()
  const { site } = getRouteApi('__root__').useLoaderData()
  const { checkout, unconfirmed, quote } = Route.useLoaderData()
  if (!may(facts.customer, 'order')) return <NotAllowed title={t('checkout.title')} refused={checkout} />
  return (
    <>
      <Heading as="h1" look="display-3">
        {t(
          unconfirmed
            ? unconfirmedTitle[unconfirmed]
            : checkout
              ? quote === null
                ? 'checkout.lead'
                : 'checkout.quoteLead'
              : 'checkout.guestTitle',
        )}
      </Heading>
      {checkout && quote !== null && (
        <p>
          <Button look="text-link" href={`${to('dashboardOrders')}?${new URLSearchParams({ order: quote })}`}>
            {t('checkout.quoteView')}
          </Button>
        </p>
      )}
      {checkout ? (
        <Deferred promise={checkout} fallback={<CheckoutSkeleton />}>
          {(given) => <CheckoutForm checkout={given} phone={site?.company.phone ?? null} />}
        </Deferred>
      ) : unconfirmed ? (
        <UnconfirmedOrderPage kind={unconfirmed} />
      ) : facts.sessionOver ? (
        <SessionExpired title={t('forms.sessionOver')} />
      ) : (
        <>
          {facts.wasLoggedIn && (
            <Notice tone="warn" title={t('forms.sessionOver')} autoFocus={facts.refusedForm !== null} />
          )}
          <CheckoutGuest quote={quote} />
        </>
      )}
    </>
  )
}
