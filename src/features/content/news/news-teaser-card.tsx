import { formatDate } from '#i18n/format.ts'
import { useLocale, useT } from '#i18n/i18n-provider.tsx'
import { Picture, type PictureSizes, SIZES } from '#ui/images/picture.tsx'
import { NewsCard } from '#ui/news-card.tsx'
import type { NewsTeaser } from './news.ts'

type NewsTeaserCardProps = {
  teaser: NewsTeaser
  level?: 2 | 3
  lead?: boolean
  sizes?: PictureSizes
}

export function NewsTeaserCard({
  teaser,
  level,
  lead,
  sizes = lead ? SIZES.leadCard : SIZES.card,
}: NewsTeaserCardProps) {
  const { image, date } = teaser
  const t = useT()
  const locale = useLocale()
  return (
    <NewsCard
      href={teaser.href}
      title={teaser.title}
      level={level}
      lead={lead}
      picture={image && <Picture {...image} alt="" sizes={sizes} priority={lead ? 'high' : undefined} />}
      date={date ? { text: formatDate(locale, date), iso: date } : undefined}
      text={teaser.intro}
      more={lead ? t('content.readMore') : undefined}
    />
  )
}
