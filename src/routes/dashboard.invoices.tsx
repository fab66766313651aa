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
    // awaited, so that the 404 for another customer's invoice is part of the page, not streamed
    opened: invoice === null ? null : await toResult(api('/invoices/:id', { id: invoice })),
  }),
  head: ({ match: { context } }) => noindexHead(context.facts.brand, context.t('invoices.title')),
  component: () => <InvoicesPage {...Route.useLoaderData()} />,
})
