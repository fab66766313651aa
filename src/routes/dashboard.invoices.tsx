import { createFileRoute, notFound } from '@tanstack/react-router'
import { noindexHead } from '#features/account/noindex-head.ts'
import { InvoicesPage } from '#features/invoices/invoices-page.tsx'
import { parsePageNumber } from '#features/orders/page-number.ts'
import { toResult } from '#service/result.ts'
import { pickStrings } from './-search-params.ts'

const validateSearch = pickStrings('page', 'invoice')

export const Route = createFileRoute('/dashboard/invoices')({
  validateSearch,
  loaderDeps: ({ search: { page, invoice = null } }) => ({ page: parsePageNumber(page), invoice }),
  loader: async ({ context: { api, facts }, deps: { page, invoice } }) => {
    if (!facts.features.invoices) throw notFound()
    return {
      page,
      balance: invoice === null ? toResult(api('/invoices/balance')) : null,
      list: toResult(api('/invoices', { page: String(page) })),
      // awaited, so that the 404 for another customer's invoice is part of the page, not streamed
      opened: invoice === null ? null : await toResult(api('/invoices/:id', { id: invoice })),
    }
  },
  head: ({ match: { context } }) => noindexHead(context.facts.brand, context.t('invoices.title')),
  component: () => <InvoicesPage {...Route.useLoaderData()} />,
})
