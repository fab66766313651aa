import { createFileRoute, notFound } from '@tanstack/react-router'
import { noindexTitle } from '#features/account/noindex-head.ts'
import { NotAllowed } from '#features/layout/errors/not-allowed.tsx'
import { NewStandingOrderPage, StandingOrderPage } from '#features/standing-orders/standing-order-page.tsx'
import { StandingOrdersPage } from '#features/standing-orders/standing-orders-page.tsx'
import { useT } from '#i18n/i18n-provider.tsx'
import { toResult } from '#service/result.ts'
import { pickStrings } from '../-search-params.ts'

const validateSearch = pickStrings('standing', 'date', 'from', 'end')

export const Route = createFileRoute('/dashboard/standing-orders')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch,
  loaderDeps: ({ search: { standing: order = null, from = null } }) => ({ order, from }),
  loader: async ({ context: { api, facts }, deps: { order, from } }) => {
    if (!facts.features.standingOrders) throw notFound()
    // awaited, so that the status of a role that is refused, and of what is not found, is that of the page
    const [opened, draft] = await Promise.all([
      order === null ? null : toResult(api('/standing-orders/:id', { id: order })),
      order !== null || from === null ? null : toResult(api('/standing-orders/draft', { from })),
    ])
    const listed = opened || draft ? null : await toResult(api('/standing-orders'))
    return { opened, draft, listed }
  },
  head: noindexTitle('standing.title'),
  component: StandingOrders,
})

function StandingOrders() {
  const t = useT()
  const { opened, draft, listed } = Route.useLoaderData()
  const { date = null, end } = Route.useSearch()
  const refused = [opened, draft, listed].find((one) => one?.ok === false)
  if (refused) return <NotAllowed title={t('standing.title')} refused={refused} />
  if (opened?.ok) return <StandingOrderPage {...opened.value} date={date} isEnding={end !== undefined} />
  if (draft?.ok) return <NewStandingOrderPage {...draft.value} />
  return listed?.ok && <StandingOrdersPage orders={listed.value.orders} />
}
