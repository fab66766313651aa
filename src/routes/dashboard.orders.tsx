import { createFileRoute } from '@tanstack/react-router'
import { noindexHead } from '#features/account/noindex-head.ts'
import { OrdersPage } from '#features/orders/orders-page.tsx'
import { parsePageNumber } from '#features/orders/page-number.ts'
import { toResult } from '#service/result.ts'
import { pickStrings } from './-search-params.ts'

const validateSearch = pickStrings('page', 'order', 'cart', 'sheet')

export const Route = createFileRoute('/dashboard/orders')({
  validateSearch,
  loaderDeps: ({ search: { page, order = null, cart, sheet } }) => ({
    page: parsePageNumber(page),
    order,
    again: cart !== undefined,
    allergens: sheet === 'allergens',
  }),
  loader: async ({ context: { api }, deps: { page, order, again, allergens } }) => {
    // awaited, so that the 404 for another customer's order is part of the page, not streamed
    const [opened, refill, declared] = await Promise.all([
      order === null ? null : toResult(api('/orders/:id', { id: order })),
      order === null || !again ? null : toResult(api('/orders/:id/refill', { id: order })),
      order === null || !allergens ? null : toResult(api('/orders/:id/allergens', { id: order })),
    ])
    return {
      page,
      list: toResult(api('/orders', { page: String(page) })),
      opened,
      refill,
      allergens: declared,
    }
  },
  head: ({ match: { context } }) => noindexHead(context.facts.brand, context.t('orders.title')),
  component: () => <OrdersPage {...Route.useLoaderData()} />,
})
