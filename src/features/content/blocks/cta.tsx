import type { CtaBlock } from '../blocks.ts'
import { LinkButtons } from '../link-buttons.tsx'
import { RichTextView } from '../rich-text-view.tsx'
import { BlockSection } from './block-section.tsx'

/** A call to action: a soft card, or with the dark ground a card of the wall. */
export function Cta({ block }: { block: CtaBlock }) {
  const { heading, text, links, ground } = block
  if (ground === 'dark')
    return (
      <BlockSection block={block} ground="none">
        <div className="cta wall-bg on-dark">
          <div className="ctain">
            {heading && <h2 className="d2">{heading}</h2>}
            <RichTextView text={text} className="lead measure" />
            <LinkButtons links={links} looks={['default-white', 'arrow-white']} />
          </div>
        </div>
      </BlockSection>
    )
  return (
    <BlockSection block={block} ground={ground === 'accent' ? 'none' : ground}>
      <div className="cta soft-bg">
        <div className="ctain ctarow">
          <div className="stack s">
            {heading && <h2 className="d3">{heading}</h2>}
            <RichTextView text={text} className="lead measure" />
          </div>
          <LinkButtons links={links} looks={['default-arrow', 'arrow']} tall />
        </div>
      </div>
    </BlockSection>
  )
}
