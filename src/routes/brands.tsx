import { createFileRoute } from '@tanstack/react-router'
import { BrandsPage } from '#features/catalogue/brands-page.tsx'
import { CatalogueDown } from '#features/catalogue/catalogue-down.tsx'
import { brandsHead } from '#features/catalogue/catalogue-head.ts'
import { ErrorScreen } from '#features/shell/error-screen.tsx'
import { pageTitle } from '#features/shell/page-title.ts'
import { read } from '#src/read.ts'

export const Route = createFileRoute('/brands')({
  loader: ({ context: { api } }) => read(api.catalogue.brands.$get()),
  head: ({ match: { context } }) => {
    const { t, locale, facts } = context
    const { title, meta, ...head } = brandsHead({ t, locale, origin: facts.origin })
    return { ...head, meta: [{ title: pageTitle(facts.brand, title) }, ...meta] }
  },
  component: () => <BrandsPage {...Route.useLoaderData()} />,
  errorComponent: ({ error }) => <ErrorScreen error={error} own={<CatalogueDown />} />,
})
