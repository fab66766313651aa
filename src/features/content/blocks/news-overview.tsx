import { useT } from '#i18n/i18n-provider.tsx'
import { Pagination } from '#ui/actions/pagination.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Notice } from '#ui/states/notice.tsx'
import type { NewsOverviewBlock } from '../blocks.ts'
import type { EntryPage } from '../entry.ts'
import type { NewsList } from '../news/news.ts'
import { NewsTeaserCard } from '../news/news-teaser-card.tsx'
import { BlockHeading, BlockSection } from './block-section.tsx'

/** Page that contains the block: layout and links of some blocks depend on it. */
export type BlockPage = Pick<EntryPage, 'template' | 'path'>

function Articles({ news, lead, level }: { news: NewsList; lead: boolean; level: 2 | 3 }) {
  const [first, ...others] = news.items
  const rest = lead ? others : news.items
  return (
    <Stack gap="large">
      {lead && first && <NewsTeaserCard teaser={first} level={level} lead />}
      {rest.length > 0 && (
        <div className="three-cards">
          {rest.map((teaser) => (
            <NewsTeaserCard key={teaser.id} teaser={teaser} level={level} />
          ))}
        </div>
      )}
    </Stack>
  )
}

/** One page of the news, newest first; page 1 of the news template begins with a large card. */
export function NewsOverview({ block, page }: { block: NewsOverviewBlock; page: BlockPage }) {
  const { news, heading } = block
  const t = useT()
  const paged = page.template !== 'home'
  // below other blocks, page links need a fragment to keep the list in view
  const id = page.template === 'news' ? undefined : 'news'
  const href = (number: number) => `${page.path}${number > 1 ? `?page=${number}` : ''}${id ? `#${id}` : ''}`
  return (
    <BlockSection block={block} id={id}>
      <BlockHeading heading={heading} />
      {!news && <Notice tone="warn" title={t('problems.unavailable')} />}
      {news && !news.items.length && <Text size="lead">{t('content.newsEmpty')}</Text>}
      {news && <Articles news={news} lead={page.template === 'news' && news.page === 1} level={heading ? 3 : 2} />}
      {news && paged && news.pageCount > 1 && (
        <Pagination
          label={t('content.pages')}
          page={news.page}
          pageCount={news.pageCount}
          href={href}
          previousLabel={t('content.previousPage')}
          nextLabel={t('content.nextPage')}
          pageLabel={(page) => t('content.page', { page })}
        />
      )}
    </BlockSection>
  )
}
