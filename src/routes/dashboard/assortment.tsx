import { createFileRoute, notFound } from '@tanstack/react-router'
import { AssortmentPage } from '#features/account/assortment/assortment-page.tsx'
import { noindexTitle } from '#features/account/noindex-head.ts'
import { useLoadCart } from '#features/cart/store/cart-provider.tsx'
import { DeferredError } from '#features/problems/deferred.tsx'
import { toResult } from '#service/result.ts'
import { pickStrings } from '../-search-params.ts'

const validateSearch = pickStrings('search', 'page')

export const Route = createFileRoute('/dashboard/assortment')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api }, deps: { search = '', page } }) => {
    const found = await toResult(api('/account/assortment', { search, ...(page !== undefined && { page }) }))
    // the backend has no assortments
    if (!found.ok && found.problem.status === 404) throw notFound()
    return { found, search }
  },
  head: noindexTitle('assortment.title'),
  component: Assortment,
})

function Assortment() {
  const { found, search } = Route.useLoaderData()
  useLoadCart()
  return found.ok ? <AssortmentPage found={found.value} search={search} /> : <DeferredError problem={found.problem} />
}
