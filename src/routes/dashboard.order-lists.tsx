import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '#features/account/private-head.ts'
import { settle } from '#features/forms/settled.ts'
import { listSheets } from '#features/lists/list-links.ts'
import { ListsPage } from '#features/lists/lists-page.tsx'
import { sameSitePath } from '#i18n/same-site-path.ts'
import { read } from '#src/read.ts'

type Search = { list?: unknown; cart?: unknown; save?: unknown; redirect?: unknown; sheet?: unknown }
const text = (given: unknown) => (given === undefined ? null : String(given))

export const Route = createFileRoute('/dashboard/order-lists')({
  loaderDeps: ({ search: { list, cart, save, redirect, sheet } }: { search: Search }) => ({
    list: text(list),
    sheet: listSheets.find((one) => one === sheet) ?? null,
    refill: cart !== undefined,
    save: text(save),
    back: sameSitePath(text(redirect)),
  }),
  loader: async ({ context: { api, t }, deps: { list, sheet, refill, save, back } }) => {
    const param = { id: list ?? '' }
    // a list that is not the customer's own does not exist: that is decided before anything is sent
    const [opened, refilled, saved] = await Promise.all([
      list === null ? null : settle(t, read(api.lists[':id'].$get({ param }))),
      list === null || !refill ? null : settle(t, read(api.lists[':id'].refill.$get({ param }))),
      save === null ? null : settle(t, read(api.lists.save.$get({ query: { sku: save } }))),
    ])
    const allergens =
      sheet === 'allergens' && opened?.ok ? settle(t, read(api.lists[':id'].allergens.$get({ param }))) : null
    return { lists: settle(t, read(api.lists.$get())), opened, sheet, allergens, refill: refilled, save: saved, back }
  },
  head: ({ match: { context } }) => privateHead(context.facts.brand, context.t('lists.title')),
  component: () => <ListsPage {...Route.useLoaderData()} />,
})
