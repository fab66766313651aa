import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '#features/account/private-head.ts'
import { settle } from '#features/forms/settled.ts'
import { OrdersPage } from '#features/orders/orders-page.tsx'
import { toPage } from '#features/orders/page-number.ts'
import { read } from '#src/read.ts'

type Search = { page?: unknown; order?: unknown; cart?: unknown; sheet?: unknown }

export const Route = createFileRoute('/dashboard/orders')({
  loaderDeps: ({ search }: { search: Search }) => ({
    page: toPage(search.page),
    order: search.order === undefined ? null : String(search.order),
    again: search.cart !== undefined,
    allergens: search.sheet === 'allergens',
  }),
  loader: async ({ context: { api, t }, deps: { page, order, again, allergens } }) => {
    const param = { id: order ?? '' }
    // an order that is not the customer's own does not exist: that is decided before anything is sent
    const [opened, refill, declared] = await Promise.all([
      order === null ? null : settle(t, read(api.orders[':id'].$get({ param }))),
      order === null || !again ? null : settle(t, read(api.orders[':id'].refill.$get({ param }))),
      order === null || !allergens ? null : settle(t, read(api.orders[':id'].allergens.$get({ param }))),
    ])
    return {
      page,
      list: settle(t, read(api.orders.$get({ query: { page: String(page) } }))),
      opened,
      refill,
      allergens: declared,
    }
  },
  head: ({ match: { context } }) => privateHead(context.facts.brand, context.t('orders.title')),
  component: () => <OrdersPage {...Route.useLoaderData()} />,
})
