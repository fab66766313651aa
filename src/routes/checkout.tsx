import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { privateHead } from '#features/account/private-head.ts'
import { Promised } from '#features/cart/promised.tsx'
import { CheckoutForm } from '#features/checkout/checkout-form.tsx'
import { CheckoutFrame } from '#features/checkout/checkout-frame.tsx'
import { CheckoutGuest } from '#features/checkout/checkout-guest.tsx'
import { CheckoutSkeleton } from '#features/checkout/checkout-skeleton.tsx'
import { OrderUnanswered } from '#features/checkout/order-unanswered.tsx'
import { LoginAgain } from '#features/forms/login-again.tsx'
import { Part } from '#features/forms/part.tsx'
import { settle } from '#features/forms/settled.ts'
import { LanguageSwitcher } from '#features/shell/language-switcher.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { read } from '#src/read.ts'
import { Notice } from '#ui/notice.tsx'

const root = getRouteApi('__root__')

const unansweredTitle = { order: 'checkout.unansweredTitle', offer: 'checkout.offerUnansweredTitle' } as const

export const Route = createFileRoute('/checkout')({
  staticData: { layout: 'bare' },
  // a guest has nothing to choose yet
  loader: async ({ context: { api, t, facts } }) => {
    const { unanswered } = facts.customer ? await read(api.checkout.unanswered.$get()) : { unanswered: null }
    const ready = facts.customer && !unanswered
    return {
      unanswered,
      checkout: ready ? settle(t, read(api.checkout.$get())) : null,
      promise: ready ? settle(t, read(api.cart.promise.$get())) : null,
    }
  },
  head: ({ match: { context }, loaderData }) =>
    privateHead(
      context.facts.brand,
      context.t(loaderData?.unanswered ? unansweredTitle[loaderData.unanswered] : 'checkout.title'),
    ),
  component: CheckoutPage,
})

function CheckoutPage() {
  const t = useT()
  const { facts } = Route.useRouteContext()
  const { checkout, promise, unanswered } = Route.useLoaderData()
  const { site } = root.useLoaderData()
  return (
    <CheckoutFrame
      brand={facts.brand}
      phone={site?.company.phone ?? null}
      step={1}
      languages={<LanguageSwitcher />}
      termsPath={site?.termsPath ?? null}
    >
      <h1 className="d3">
        {t(unanswered ? unansweredTitle[unanswered] : checkout ? 'checkout.lead' : 'checkout.guestTitle')}
      </h1>
      <Promised promise={promise} />
      {checkout ? (
        <Part promise={checkout} fallback={<CheckoutSkeleton />}>
          {(given) => <CheckoutForm checkout={given} />}
        </Part>
      ) : unanswered ? (
        <OrderUnanswered kind={unanswered} />
      ) : facts.sessionOver ? (
        <LoginAgain title={t('forms.sessionOver')} />
      ) : (
        <>
          {facts.wasCustomer && <Notice tone="warn" title={t('forms.sessionOver')} />}
          <CheckoutGuest />
        </>
      )}
    </CheckoutFrame>
  )
}
