import { createFileRoute, getRouteApi, Outlet, useMatches } from '@tanstack/react-router'
import { CheckoutLayout } from '#features/checkout/checkout-layout.tsx'
import { LanguageSwitcher } from '#features/layout/language-switcher.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Index of the checkout step, from 0. */
    step?: number
  }
}

const root = getRouteApi('__root__')

export const Route = createFileRoute('/_checkout')({
  staticData: { layout: 'bare' },
  component: Checkout,
})

function Checkout() {
  const { facts } = Route.useRouteContext()
  const { site } = root.useLoaderData()
  const step = useMatches({ select: (matches) => matches.at(-1)?.staticData.step })
  return (
    <CheckoutLayout
      brand={facts.brand}
      phone={site?.company.phone ?? null}
      step={step ?? null}
      languages={<LanguageSwitcher />}
      termsPath={site?.termsPath ?? null}
    >
      <Outlet />
    </CheckoutLayout>
  )
}
