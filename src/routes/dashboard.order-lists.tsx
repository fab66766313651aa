import { createFileRoute } from '@tanstack/react-router'
import { privateHead } from '#features/account/private-head.ts'
import { settle } from '#features/forms/settled.ts'
import { ListsPage } from '#features/lists/lists-page.tsx'
import { read } from '#src/read.ts'

type Search = { list?: unknown; cart?: unknown; save?: unknown }
const text = (given: unknown) => (given === undefined ? null : String(given))

export const Route = createFileRoute('/dashboard/order-lists')({
  loaderDeps: ({ search: { list, cart, save } }: { search: Search }) => ({
    list: text(list),
    refill: cart !== undefined,
    save: text(save),
  }),
  loader: async ({ context: { api, t }, deps: { list, refill, save } }) => {
    const param = { id: list ?? '' }
    // a list that is not the customer's own does not exist: that is decided before anything is sent
    const [opened, refilled, saved] = await Promise.all([
      list === null ? null : settle(t, read(api.lists[':id'].$get({ param }))),
      list === null || !refill ? null : settle(t, read(api.lists[':id'].refill.$get({ param }))),
      save === null ? null : settle(t, read(api.lists.save.$get({ query: { sku: save } }))),
    ])
    return { lists: settle(t, read(api.lists.$get())), opened, refill: refilled, save: saved }
  },
  head: ({ match: { context } }) => privateHead(context.facts.brand, context.t('lists.title')),
  component: () => <ListsPage {...Route.useLoaderData()} />,
})
