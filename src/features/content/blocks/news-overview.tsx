import { useT } from '#i18n/i18n-provider.tsx'
import { Notice } from '#ui/notice.tsx'
import { Pagination } from '#ui/pagination.tsx'
import type { NewsOverviewBlock } from '../blocks.ts'
import type { NewsList } from '../news.ts'
import { NewsTeaserCard } from '../news-teaser-card.tsx'
import { BlockHeading, BlockSection } from './block-section.tsx'
import type { Place } from './place.ts'

function Articles({ news, lead, level }: { news: NewsList; lead: boolean; level: 2 | 3 }) {
  const [first, ...others] = news.items
  const rest = lead ? others : news.items
  return (
    <div className="stack l">
      {lead && first && <NewsTeaserCard teaser={first} level={level} lead />}
      {rest.length > 0 && (
        <div className="cards3">
          {rest.map((teaser) => (
            <NewsTeaserCard key={teaser.id} teaser={teaser} level={level} />
          ))}
        </div>
      )}
    </div>
  )
}

/** A page of all news, the newest first; the overview's own first page begins with a large one. */
export function NewsOverview({ block, place }: { block: NewsOverviewBlock; place: Place }) {
  const { news, heading } = block
  const t = useT()
  const paged = place.template !== 'home'
  // below other blocks the list would be out of sight on its next page
  const id = place.template === 'news' ? undefined : 'news'
  const href = (page: number) => `${place.path}${page > 1 ? `?page=${page}` : ''}${id ? `#${id}` : ''}`
  return (
    <BlockSection block={block} id={id}>
      <BlockHeading heading={heading} />
      {!news && <Notice tone="warn" title={t('problems.unavailable')} />}
      {news && !news.items.length && <p className="lead">{t('content.newsEmpty')}</p>}
      {news && <Articles news={news} lead={place.template === 'news' && news.page === 1} level={heading ? 3 : 2} />}
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
