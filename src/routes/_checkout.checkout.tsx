import { createFileRoute } from '@tanstack/react-router'
import { noindexHead } from '#features/account/noindex-head.ts'
import { CheckoutForm } from '#features/checkout/checkout-form.tsx'
import { CheckoutGuest } from '#features/checkout/checkout-guest.tsx'
import { CheckoutSkeleton } from '#features/checkout/checkout-skeleton.tsx'
import { UnconfirmedOrderPage } from '#features/checkout/unconfirmed-order.tsx'
import { Deferred } from '#features/problems/deferred.tsx'
import { SessionExpired } from '#features/problems/session-expired.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { toResult } from '#service/result.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { Notice } from '#ui/states/notice.tsx'

const unansweredTitle = { order: 'checkout.unansweredTitle', offer: 'checkout.offerUnansweredTitle' } as const

export const Route = createFileRoute('/_checkout/checkout')({
  staticData: { step: 1 },
  loader: async ({ context: { api, facts } }) => {
    const { unanswered } = facts.customer ? await api('/checkout/unanswered') : { unanswered: null }
    const ready = facts.customer && !unanswered
    return {
      unanswered,
      checkout: ready ? toResult(api('/checkout')) : null,
    }
  },
  head: ({ match: { context }, loaderData }) =>
    noindexHead(
      context.facts.brand,
      context.t(loaderData?.unanswered ? unansweredTitle[loaderData.unanswered] : 'checkout.title'),
    ),
  component: CheckoutPage,
})

function CheckoutPage() {
  const t = useT()
  const { facts } = Route.useRouteContext()
  const { checkout, unanswered } = Route.useLoaderData()
  return (
    <>
      <Heading as="h1" look="display-3">
        {t(unanswered ? unansweredTitle[unanswered] : checkout ? 'checkout.lead' : 'checkout.guestTitle')}
      </Heading>
      {checkout ? (
        <Deferred promise={checkout} fallback={<CheckoutSkeleton />}>
          {(given) => <CheckoutForm checkout={given} />}
        </Deferred>
      ) : unanswered ? (
        <UnconfirmedOrderPage kind={unanswered} />
      ) : facts.sessionOver ? (
        <SessionExpired title={t('forms.sessionOver')} />
      ) : (
        <>
          {facts.wasLoggedIn && <Notice tone="warn" title={t('forms.sessionOver')} />}
          <CheckoutGuest />
        </>
      )}
    </>
  )
}
