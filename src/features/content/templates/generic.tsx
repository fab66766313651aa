import { Blocks } from '../blocks/blocks.tsx'
import type { ContentPage } from '../content-page.ts'
import { FaqList } from '../faq-list.tsx'
import { PageHeading } from '../page-heading.tsx'

/** A page like any other; on the page of questions, with the answers below what it says first. */
export function GenericPage({ entry, above, faqs }: ContentPage) {
  const said = entry.blocks.findIndex(({ type }) => type !== 'textColumns')
  const first = said < 0 ? entry.blocks.length : said
  return (
    <>
      <PageHeading title={entry.title} above={above} />
      <Blocks blocks={entry.blocks.slice(0, first)} page={entry} />
      <FaqList faqs={faqs} />
      <Blocks blocks={entry.blocks.slice(first)} page={entry} />
    </>
  )
}
