import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { noindexTitle } from '#features/account/noindex-head.ts'
import { RegisterForm } from '#features/account/registration/register-form.tsx'
import { DeferredError } from '#features/problems/deferred.tsx'
import { toResult } from '#service/result.ts'

const root = getRouteApi('__root__')

export const Route = createFileRoute('/_auth/register/')({
  staticData: { lead: { title: 'account.request.lead', text: 'account.request.leadText' } },
  loader: ({ context: { api } }) => toResult(api('/account/registration-countries')),
  // a step is a history entry of this page
  staleTime: Number.POSITIVE_INFINITY,
  head: noindexTitle('account.registerTitle'),
  component: RegisterPage,
})

function RegisterPage() {
  const known = Route.useLoaderData()
  const { site } = root.useLoaderData()
  return known.ok ? (
    <RegisterForm countries={known.value.countries} privacyPath={site?.privacyPath ?? null} />
  ) : (
    <DeferredError problem={known.problem} />
  )
}
