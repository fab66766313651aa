import { formatDate } from '#i18n/format.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Picture, SIZES } from '#ui/images/picture.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Wrap } from '#ui/layout/wrap.tsx'
import { Blocks } from '../blocks/blocks.tsx'
import type { ContentPage } from '../content-page.ts'
import { PageHeading } from '../page-heading.tsx'

export function NewsArticle({ entry, above, overview }: ContentPage) {
  const t = useT()
  const locale = useLocale()
  return (
    <article className="article">
      <PageHeading title={entry.title} above={above}>
        {entry.postDate && (
          <Text as="time" size="small" tone="muted" dateTime={entry.postDate}>
            {formatDate(locale, entry.postDate)}
          </Text>
        )}
      </PageHeading>
      {entry.image && (
        <Wrap>
          <div className="photo round wide">
            <Picture {...entry.image} sizes={SIZES.article} priority="high" />
          </div>
        </Wrap>
      )}
      <Blocks blocks={entry.blocks} page={entry} />
      {overview && (
        <div className="wrap back-link">
          <Button href={overview.href} look="outline" icon="arrow-left">
            {t('content.allNews')}
          </Button>
        </div>
      )}
    </article>
  )
}
