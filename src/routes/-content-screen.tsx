import { getRouteApi } from '@tanstack/react-router'
import { EntryView } from '#features/content/templates/entry-view.tsx'
import { WithNamedProducts } from './-parts/named-products.tsx'

export { entryHead, headTitle } from '#features/content/entry-head.ts'
export { readNamedProducts } from './-parts/named-products.tsx'

const route = getRouteApi('/content/$')

export function ContentScreen() {
  const { named, ...page } = route.useLoaderData()
  return (
    <WithNamedProducts named={named}>
      <EntryView {...page} />
    </WithNamedProducts>
  )
}
