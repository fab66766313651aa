import { getRouteApi } from '@tanstack/react-router'
import { EntryView } from '#features/content/templates/entry-view.tsx'

export { entryHead, headTitle } from '#features/content/entry-head.ts'

const route = getRouteApi('/content/$')

export const ContentScreen = () => <EntryView {...route.useLoaderData()} />
