import { createFileRoute, notFound } from '@tanstack/react-router'
import { noindexHead } from '#features/account/noindex-head.ts'
import { listPrintSheets, listSheetTitle, listViews } from '#features/lists/list-links.ts'
import { ListsPage } from '#features/lists/overview/lists-page.tsx'
import { ListSheets } from '#features/lists/sheets/list-sheets.tsx'
import { sameOriginPath } from '#i18n/same-origin-path.ts'
import { toResult } from '#service/result.ts'
import { pickStrings } from './-search-params.ts'

const validateSearch = pickStrings('list', 'cart', 'save', 'redirect', 'sheet')

export const Route = createFileRoute('/dashboard/order-lists')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch,
  loaderDeps: ({ search: { list = null, cart, save = null, redirect, sheet } }) => ({
    list,
    sheet: listViews.find((one) => one === sheet) ?? null,
    print: listPrintSheets.find((one) => one === sheet) ?? null,
    reorder: cart !== undefined,
    save,
    back: sameOriginPath(redirect),
  }),
  loader: async ({ context: { api, facts }, deps: { list, sheet, print, reorder, save, back } }) => {
    if (!facts.features.lists) throw notFound()
    // awaited, so that the 404 for another customer's list is part of the page, not streamed
    const [opened, preview, saved] = await Promise.all([
      list === null ? null : toResult(api('/lists/:id', { id: list })),
      list === null || !reorder ? null : toResult(api('/lists/:id/reorder-preview', { id: list })),
      save === null ? null : toResult(api('/lists/save', { sku: save })),
    ])
    // an opened list is shown without the others
    const lists = opened?.ok ? null : toResult(api('/lists/overview'))
    const allergens =
      list !== null && sheet === 'allergens' && opened?.ok ? toResult(api('/lists/:id/allergens', { id: list })) : null
    return { lists, opened, sheet, print, allergens, reorder: preview, save: saved, back }
  },
  head: ({ loaderData, match: { context } }) => {
    const { facts, t } = context
    const { print = null, opened = null } = loaderData ?? {}
    const title = print && opened?.ok ? listSheetTitle(t, opened.value.name, print) : t('shell.myLists')
    return noindexHead(facts.brand, title)
  },
  component: Lists,
})

function Lists() {
  const { print, ...data } = Route.useLoaderData()
  if (print && data.opened?.ok) return <ListSheets list={data.opened.value} kind={print} />
  return <ListsPage {...data} />
}
