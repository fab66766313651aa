import { createFileRoute } from '@tanstack/react-router'
import { ErrorScreen } from '#features/layout/errors/error-screen.tsx'
import { pageTitle } from '#features/layout/page-title.ts'
import { BrandsPage } from '#features/listing/brands-page.tsx'
import { brandsHead } from '#features/listing/catalogue-head.ts'
import { CatalogueUnavailable } from '#features/listing/catalogue-unavailable.tsx'

export const Route = createFileRoute('/brands')({
  // one chunk
  codeSplitGroupings: [['component', 'errorComponent']],
  loader: ({ context: { api } }) => api('/catalogue/brands'),
  head: ({ match: { context } }) => {
    const { t, locale, facts } = context
    const { title, meta, ...head } = brandsHead({ t, locale, origin: facts.origin })
    return { ...head, meta: [{ title: pageTitle(facts.brand, title) }, ...meta] }
  },
  component: () => <BrandsPage {...Route.useLoaderData()} />,
  errorComponent: ({ error }) => <ErrorScreen error={error} own={<CatalogueUnavailable />} />,
})
