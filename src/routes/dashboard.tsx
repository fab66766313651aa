import { createFileRoute, Outlet } from '@tanstack/react-router'
import { DashboardLayout } from '#features/account/dashboard/dashboard-layout.tsx'
import { noindexTitle } from '#features/account/noindex-head.ts'
import { usePublicPath } from '#features/layout/use-page.ts'

export const Route = createFileRoute('/dashboard')({
  head: noindexTitle('account.dashboard'),
  component: Dashboard,
})

function Dashboard() {
  const { facts } = Route.useRouteContext()
  const path = usePublicPath()
  // the edge redirects guests; this only narrows the type
  if (!facts.customer) return null
  return (
    <DashboardLayout customer={facts.customer} features={facts.features} path={path}>
      <Outlet />
    </DashboardLayout>
  )
}
