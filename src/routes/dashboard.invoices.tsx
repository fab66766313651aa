import { createFileRoute, notFound } from '@tanstack/react-router'
import { noindexTitle } from '#features/account/noindex-head.ts'
import { InvoicesPage } from '#features/invoices/invoices-page.tsx'
import { NotAllowed } from '#features/layout/errors/not-allowed.tsx'
import { parsePageNumber } from '#features/orders/filter/page-number.ts'
import { filterParams, isFiltered, toFilter } from '#features/orders/filter/record-filter.ts'
import { may } from '#features/shop/may.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { toResult } from '#service/result.ts'
import { pickStrings } from './-search-params.ts'

const validateSearch = pickStrings('page', 'invoice', 'search', 'state', 'period')

export const Route = createFileRoute('/dashboard/invoices')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch,
  loaderDeps: ({ search: { page, invoice = null, ...given } }) => ({
    page: parsePageNumber(page),
    invoice,
    filter: toFilter(given),
  }),
  loader: async ({ context: { api, facts }, deps: { page, invoice, filter } }) => {
    if (!facts.features.invoices) throw notFound()
    const list = toResult(api('/invoices', { page: String(page), ...filterParams(filter) }))
    // awaited, so that the status of a filter or role that is rejected is that of the page
    if (isFiltered(filter) || !may(facts.customer, 'readInvoices')) await list
    return {
      page,
      filter,
      balance: invoice === null ? toResult(api('/invoices/balance')) : null,
      options: toResult(api('/invoices/filters')),
      list,
      // awaited, so that the 404 for another customer's invoice is part of the page, not streamed
      opened: invoice === null ? null : await toResult(api('/invoices/:id', { id: invoice })),
    }
  },
  head: noindexTitle('invoices.title'),
  component: Invoices,
})

function Invoices() {
  const t = useT()
  const { facts } = Route.useRouteContext()
  const data = Route.useLoaderData()
  if (!may(facts.customer, 'readInvoices')) return <NotAllowed title={t('invoices.title')} refused={data.list} />
  return <InvoicesPage {...data} />
}
