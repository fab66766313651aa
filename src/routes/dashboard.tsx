import { createFileRoute, Outlet } from '@tanstack/react-router'
import { DashboardFrame } from '#features/account/dashboard/dashboard-frame.tsx'
import { privateHead } from '#features/account/private-head.ts'
import { usePublicPath } from '#features/shell/use-page.ts'

export const Route = createFileRoute('/dashboard')({
  head: ({ match: { context } }) => privateHead(context.facts.brand, context.t('account.dashboard')),
  component: Dashboard,
})

function Dashboard() {
  const { facts } = Route.useRouteContext()
  const path = usePublicPath()
  // the edge lets nobody in without a session; without one there is nothing to show
  if (!facts.customer) return null
  return (
    <DashboardFrame customer={facts.customer} path={path}>
      <Outlet />
    </DashboardFrame>
  )
}
