import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { noindexHead } from '#features/account/noindex-head.ts'
import { RecallNotices } from '#features/account/recalls/recall-notices.tsx'
import { parsePageNumber } from '#features/orders/filter/page-number.ts'
import { filterParams, isFiltered, toFilter } from '#features/orders/filter/record-filter.ts'
import { changeSheets } from '#features/orders/order-change.ts'
import { orderPrintSheets, orderSheetTitle } from '#features/orders/order-href.ts'
import { OrdersPage } from '#features/orders/orders-page.tsx'
import { OrderSheets } from '#features/orders/sheets/order-sheets.tsx'
import { Deferred } from '#features/problems/deferred.tsx'
import { toResult } from '#service/result.ts'
import { pickStrings } from './-search-params.ts'

const root = getRouteApi('__root__')

const validateSearch = pickStrings('page', 'order', 'cart', 'sheet', 'search', 'state', 'period')

export const Route = createFileRoute('/dashboard/orders')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch,
  loaderDeps: ({ search: { page, order, cart, sheet, ...given } }) => ({
    page: parsePageNumber(page),
    filter: toFilter(given),
    order,
    cart,
    sheet,
  }),
  loader: async ({ context: { api }, deps: { page, filter, order, cart, sheet } }) => {
    const id = order ? { id: order } : null
    const list = toResult(api('/orders', { page: String(page), ...filterParams(filter) }))
    // awaited, so that the status of a filter that is rejected is that of the page
    if (isFiltered(filter)) await list
    // awaited, so that the 404 for another customer's order is part of the page, not streamed
    const [opened, reorder, allergens] = await Promise.all([
      id && toResult(api('/orders/:id', id)),
      id && cart !== undefined ? toResult(api('/orders/:id/reorder-preview', id)) : null,
      id && sheet === 'allergens' ? toResult(api('/orders/:id/allergens', id)) : null,
    ])
    const print = orderPrintSheets.find((one) => one === sheet) ?? null
    const recalls = toResult(api('/orders/recalls'))
    return { page, filter, options: toResult(api('/orders/filters')), list, recalls, opened, reorder, allergens, print }
  },
  head: ({ loaderData, match: { context } }) => {
    const { facts, t } = context
    const { print = null, opened = null } = loaderData ?? {}
    const title = print && opened?.ok ? orderSheetTitle(t, opened.value, print) : t('orders.title')
    return noindexHead(facts.brand, title)
  },
  component: Orders,
})

function Orders() {
  const { site } = root.useLoaderData()
  const { sheet } = Route.useSearch()
  const { print, recalls, ...data } = Route.useLoaderData()
  const { opened, page, filter } = data
  if (print && opened?.ok) return <OrderSheets order={opened.value} kind={print} page={page} filter={filter} />
  const confirm = [...changeSheets, 'decline' as const].find((one) => one === sheet) ?? null
  const notices = (
    <Deferred promise={recalls} fallback={null} quiet>
      {(open) => <RecallNotices {...open} />}
    </Deferred>
  )
  return <OrdersPage {...data} notices={notices} confirm={confirm} phone={site?.company.phone ?? null} />
}
