import { Picture, SIZES } from '#ui/images/picture.tsx'
import { NewsCard } from '#ui/news-card.tsx'
import type { Card, CardsBlock } from '../blocks.ts'
import type { Image } from '../pictures/images.ts'
import { LinkButtons, linkProps } from '../text/link-buttons.tsx'
import { plainText } from '../text/rich-text.ts'
import { RichTextView } from '../text/rich-text-view.tsx'
import { BlockHeading, BlockSection } from './block-section.tsx'

const cardPicture = (image: Image | null) => image && <Picture {...image} alt="" sizes={SIZES.card} />

const isPlain = ({ href: _, ...more }: ReturnType<typeof linkProps>) =>
  Object.values(more).every((value) => value === undefined)

/** A card with a single plain link is itself a link; otherwise the card contains its links. */
function CardView({ card, level }: { card: Card; level: 2 | 3 }) {
  const [link, ...others] = card.links
  const Heading = `h${level}` as const
  if (link && !others.length && isPlain(linkProps(link))) {
    const picture = cardPicture(card.image)
    return (
      <NewsCard
        href={link.href}
        title={card.heading ?? link.text}
        level={level}
        picture={picture}
        text={plainText(card.text)}
        more={link.text}
      />
    )
  }
  return (
    <article className="card">
      {card.image && <div className="photo">{cardPicture(card.image)}</div>}
      <div className="card-text">
        {card.heading && <Heading className="display-4">{card.heading}</Heading>}
        <RichTextView text={card.text} under={card.heading ? level : 2} />
        <LinkButtons links={card.links} looks={['arrow']} />
      </div>
    </article>
  )
}

export function Cards({ block }: { block: CardsBlock }) {
  return (
    <BlockSection block={block}>
      <BlockHeading heading={block.heading} />
      <RichTextView text={block.text} className="intro" />
      <div className="three-cards">
        {block.cards.map((card) => (
          <CardView key={card.id} card={card} level={block.heading ? 3 : 2} />
        ))}
      </div>
    </BlockSection>
  )
}
