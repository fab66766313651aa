import { formatDate } from '#i18n/format.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/actions/button.tsx'
import { Picture, SIZES } from '#ui/images/picture.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Wrap } from '#ui/layout/wrap.tsx'
import articleStyles from '#ui/styles/article.css?url'
import { Blocks } from '../blocks/blocks.tsx'
import { ProductsAside } from '../blocks/products.tsx'
import type { ContentPage } from '../content-page.ts'
import { PageCrumbs, PageTitle } from '../page-heading.tsx'
import { minutesToRead, splitArticle } from './article-parts.ts'

export function NewsArticle({ entry, above, overview }: ContentPage) {
  const t = useT()
  const locale = useLocale()
  const { text, products, others } = splitArticle(entry)
  const minutes = minutesToRead(text)
  return (
    <article className="article">
      <link rel="stylesheet" href={articleStyles} precedence="screen" />
      <Wrap>
        <PageCrumbs title={entry.title} above={above} />
        <div className="article-columns">
          <div className="article-text">
            <PageTitle title={entry.title}>
              {entry.intro && <Text size="lead">{entry.intro}</Text>}
              <div className="facts-line">
                {entry.postDate && <time dateTime={entry.postDate}>{formatDate(locale, entry.postDate)}</time>}
                {entry.author && <span>{entry.author}</span>}
                {minutes > 0 && <span>{t('content.readingTime', { minutes })}</span>}
              </div>
            </PageTitle>
            {entry.image && (
              <div className="photo round">
                <Picture {...entry.image} sizes={SIZES.article} priority="high" />
              </div>
            )}
            <Blocks blocks={text} page={entry} />
          </div>
          {products && <ProductsAside block={products} />}
        </div>
      </Wrap>
      <Blocks blocks={others} page={entry} />
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
