import { Blocks } from '../blocks/blocks.tsx'
import type { ContentPage } from '../content-page.ts'
import { PageHeading } from '../page-heading.tsx'

export function NewsPage({ entry, above }: ContentPage) {
  return (
    <>
      <PageHeading title={entry.title} above={above} />
      <Blocks blocks={entry.blocks} page={entry} />
    </>
  )
}
