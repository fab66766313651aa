import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '#features/account/private-head.ts'
import { settle } from '#features/forms/settled.ts'
import { InvoicesPage } from '#features/invoices/invoices-page.tsx'
import { read } from '#src/read.ts'

export const Route = createFileRoute('/dashboard/invoices')({
  loaderDeps: ({ search }: { search: { invoice?: unknown } }) => ({
    invoice: search.invoice === undefined ? null : String(search.invoice),
  }),
  loader: async ({ context: { api, t }, deps: { invoice } }) => ({
    list: settle(t, read(api.invoices.$get())),
    // an invoice that is not the customer's own does not exist: that is decided before anything is sent
    opened: invoice === null ? null : await settle(t, read(api.invoices[':id'].$get({ param: { id: invoice } }))),
  }),
  head: ({ match: { context } }) => privateHead(context.facts.brand, context.t('invoices.title')),
  component: () => <InvoicesPage {...Route.useLoaderData()} />,
})
