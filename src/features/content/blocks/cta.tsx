import { Heading } from '#ui/layout/heading.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import type { CtaBlock } from '../blocks.ts'
import { LinkButtons } from '../text/link-buttons.tsx'
import { RichTextView } from '../text/rich-text-view.tsx'
import { BlockSection } from './block-section.tsx'

/** Call to action: a light card, or a card with the brand background if the block is dark. */
export function Cta({ block }: { block: CtaBlock }) {
  const { heading, text, links, ground } = block
  if (ground === 'dark')
    return (
      <BlockSection block={block} ground="none">
        <div className="call-to-action wall-background on-dark">
          <div className="call-inside">
            {heading && <Heading look="display-2">{heading}</Heading>}
            <RichTextView text={text} className="lead measure" />
            <LinkButtons links={links} looks={['default-white', 'arrow-white']} />
          </div>
        </div>
      </BlockSection>
    )
  return (
    <BlockSection block={block} ground={ground === 'accent' ? 'none' : ground}>
      <div className="call-to-action soft-bg">
        <div className="call-inside call-row">
          <Stack gap="small">
            {heading && <Heading look="display-3">{heading}</Heading>}
            <RichTextView text={text} className="lead measure" />
          </Stack>
          <LinkButtons links={links} looks={['default-arrow', 'arrow']} tall />
        </div>
      </div>
    </BlockSection>
  )
}
