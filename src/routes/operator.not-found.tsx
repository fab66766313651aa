import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { pickStrings } from './-search-params.ts'

const validateSearch = pickStrings('until', 'signature')

const loadScreen = () => import('./-not-found-log-screen.tsx')

export const Route = createFileRoute('/operator/not-found')({
  validateSearch,
  codeSplitGroupings: [],
  loaderDeps: ({ search: { until = '', signature = '' } }) => ({ until, signature }),
  loader: ({ context: { api }, deps }) => api('/operator/not-found', deps),
  head: async ({ loaderData, match }) => (await loadScreen()).screenHead(match.context, loaderData !== undefined),
  component: lazyRouteComponent(loadScreen, 'NotFoundLogScreen'),
  notFoundComponent: lazyRouteComponent(loadScreen, 'LinkInvalidPage'),
})
