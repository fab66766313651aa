import { useT } from '#i18n/i18n-provider.tsx'
import { SIZES } from '#ui/images/picture.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import type { NewsSliderBlock } from '../blocks.ts'
import { NewsTeaserCard } from '../news/news-teaser-card.tsx'
import { LinkButtons } from '../text/link-buttons.tsx'
import { BlockHeading, BlockSection } from './block-section.tsx'
import { Slider } from './slider.tsx'

const atOnce = 3

export function NewsSlider({ block }: { block: NewsSliderBlock }) {
  const { items, heading, links } = block
  const t = useT()
  if (!items.length) return null
  const level = heading ? 3 : 2
  return (
    <BlockSection block={block}>
      <Slider
        label={heading ?? t('content.news')}
        render={(track, buttons) => (
          <>
            <BlockHeading heading={heading}>
              <Cluster>
                <LinkButtons links={links} looks={['arrow']} />
                {items.length > atOnce && buttons}
              </Cluster>
            </BlockHeading>
            {track}
          </>
        )}
      >
        {items.map((teaser) => (
          <NewsTeaserCard key={teaser.id} teaser={teaser} level={level} sizes={SIZES.slide} />
        ))}
      </Slider>
    </BlockSection>
  )
}
