import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '#features/account/private-head.ts'
import { settle } from '#features/forms/settled.ts'
import { OrdersPage } from '#features/orders/orders-page.tsx'
import { toPage } from '#features/orders/page-number.ts'
import { read } from '#src/read.ts'

export const Route = createFileRoute('/dashboard/orders')({
  loaderDeps: ({ search }: { search: { page?: unknown; order?: unknown } }) => ({
    page: toPage(search.page),
    order: search.order === undefined ? null : String(search.order),
  }),
  loader: async ({ context: { api, t }, deps: { page, order } }) => ({
    page,
    list: settle(t, read(api.orders.$get({ query: { page: String(page) } }))),
    // an order that is not the customer's own does not exist: that is decided before anything is sent
    opened: order === null ? null : await settle(t, read(api.orders[':id'].$get({ param: { id: order } }))),
  }),
  head: ({ match: { context } }) => privateHead(context.facts.brand, context.t('orders.title')),
  component: () => <OrdersPage {...Route.useLoaderData()} />,
})
