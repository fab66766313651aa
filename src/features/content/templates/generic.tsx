import { Blocks } from '../blocks/blocks.tsx'
import type { ContentPage } from '../content-page.ts'
import { FaqList } from '../faq-list.tsx'
import { PageHeading } from '../page-heading.tsx'

/** Default page; on the FAQ page the FAQ follows the leading text blocks. */
export function GenericPage({ entry, above, faqs }: ContentPage) {
  const otherIndex = entry.blocks.findIndex(({ type }) => type !== 'textColumns')
  const first = otherIndex < 0 ? entry.blocks.length : otherIndex
  return (
    <>
      <PageHeading title={entry.title} above={above} />
      <Blocks blocks={entry.blocks.slice(0, first)} page={entry} />
      <FaqList faqs={faqs} />
      <Blocks blocks={entry.blocks.slice(first)} page={entry} />
    </>
  )
}
