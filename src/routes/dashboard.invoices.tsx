import { createFileRoute } from '@tanstack/react-router'
import { noindexHead } from '#features/account/noindex-head.ts'
import { InvoicesPage } from '#features/invoices/invoices-page.tsx'
import { toResult } from '#service/result.ts'
import { texts } from './-search-params.ts'

const validateSearch = texts('invoice')

export const Route = createFileRoute('/dashboard/invoices')({
  validateSearch,
  loaderDeps: ({ search: { invoice = null } }) => ({ invoice }),
  loader: async ({ context: { api }, deps: { invoice } }) => ({
    list: toResult(api('/invoices')),
    // an invoice that is not the customer's own does not exist: that is decided before anything is sent
    opened: invoice === null ? null : await toResult(api('/invoices/:id', { id: invoice })),
  }),
  head: ({ match: { context } }) => noindexHead(context.facts.brand, context.t('invoices.title')),
  component: () => <InvoicesPage {...Route.useLoaderData()} />,
})
