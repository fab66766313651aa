import { useT } from '#i18n/i18n-provider.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Text } from '#ui/layout/text.tsx'
import type { QuoteSliderBlock } from '../blocks.ts'
import { BlockHeading, BlockSection } from './block-section.tsx'
import { Slider } from './slider.tsx'

export function QuoteSlider({ block }: { block: QuoteSliderBlock }) {
  const { quotes } = block
  const t = useT()
  if (!quotes.length) return null
  const slides = quotes.map(({ id, quote, author, role }, index) => (
    <figure key={id} className="quote">
      <blockquote>
        <q>{quote}</q>
      </blockquote>
      <figcaption className="quote-author">
        <Heading as="b" look="subheading">
          {author}
        </Heading>
        {role && (
          <Text as="span" size="small" tone="muted">
            {role}
          </Text>
        )}
        <Text as="span" size="small" tone="muted" figures>
          {index + 1} / {quotes.length}
        </Text>
      </figcaption>
    </figure>
  ))
  return (
    <BlockSection block={block}>
      <BlockHeading heading={block.heading} />
      <Slider
        one
        label={block.heading ?? t('content.quotes')}
        render={(track, buttons) => (
          <div className="quotes">
            {track}
            {quotes.length > 1 && buttons}
          </div>
        )}
      >
        {slides}
      </Slider>
    </BlockSection>
  )
}
