import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { noindexHead } from '#features/account/noindex-head.ts'
import { changeSheets } from '#features/orders/order-change.ts'
import { OrdersPage } from '#features/orders/orders-page.tsx'
import { parsePageNumber } from '#features/orders/page-number.ts'
import { toResult } from '#service/result.ts'
import { pickStrings } from './-search-params.ts'

const root = getRouteApi('__root__')

const validateSearch = pickStrings('page', 'order', 'cart', 'sheet')

export const Route = createFileRoute('/dashboard/orders')({
  validateSearch,
  loaderDeps: ({ search: { page, order, cart, sheet } }) => ({ page: parsePageNumber(page), order, cart, sheet }),
  loader: async ({ context: { api }, deps: { page, order, cart, sheet } }) => {
    const id = order ? { id: order } : null
    const list = toResult(api('/orders', { page: String(page) }))
    // awaited, so that the 404 for another customer's order is part of the page, not streamed
    const [opened, reorder, allergens] = await Promise.all([
      id && toResult(api('/orders/:id', id)),
      id && cart !== undefined ? toResult(api('/orders/:id/reorder-preview', id)) : null,
      id && sheet === 'allergens' ? toResult(api('/orders/:id/allergens', id)) : null,
    ])
    return { page, list, opened, reorder, allergens }
  },
  head: ({ match: { context } }) => noindexHead(context.facts.brand, context.t('orders.title')),
  component: Orders,
})

function Orders() {
  const { site } = root.useLoaderData()
  const { sheet } = Route.useSearch()
  const confirm = changeSheets.find((one) => one === sheet) ?? null
  return <OrdersPage {...Route.useLoaderData()} confirm={confirm} phone={site?.company.phone ?? null} />
}
