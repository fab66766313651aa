import { getRouteApi } from '@tanstack/react-router'
import { InSetupScreen } from '#features/layout/errors/in-setup-screen.tsx'

export function HomeInSetup() {
  const { departments } = getRouteApi('__root__').useLoaderData()
  return <InSetupScreen hasRange={Boolean(departments?.length)} />
}
