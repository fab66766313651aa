import { createFileRoute } from '@tanstack/react-router'
import { BrandsPage } from '#features/catalogue/brands-page.tsx'
import { CatalogueDown } from '#features/catalogue/catalogue-down.tsx'
import { pageTitle } from '#features/shell/page-title.ts'
import { read } from '#src/read.ts'

export const Route = createFileRoute('/brands')({
  loader: ({ context: { api } }) => read(api.catalogue.brands.$get()),
  head: ({ match: { context } }) => ({
    meta: [
      { title: pageTitle(context.facts.brand, context.t('catalogue.brands')) },
      { name: 'description', content: context.t('catalogue.brandsText') },
    ],
  }),
  component: () => <BrandsPage {...Route.useLoaderData()} />,
  errorComponent: CatalogueDown,
})
