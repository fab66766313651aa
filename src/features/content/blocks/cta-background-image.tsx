import { Picture, SIZES } from '#ui/images/picture.tsx'
import { classNames } from '#ui/layout/class-names.ts'
import { Wrap } from '#ui/layout/wrap.tsx'
import type { CtaBackgroundImageBlock } from '../blocks.ts'
import { LinkButtons } from '../text/link-buttons.tsx'
import { RichTextView } from '../text/rich-text-view.tsx'
import { darkBackground } from './block-section.tsx'

type CtaBackgroundImageProps = {
  block: CtaBackgroundImageBlock
  /** Set if the block is the page's header: it then has an h1, with this text if the block has no heading. */
  pageTitle?: string
}

/** Full-width call to action with a picture; dark unless the editor chose another background. */
export function CtaBackgroundImage({ block, pageTitle }: CtaBackgroundImageProps) {
  const { text, links, image } = block
  const { className, looks } = darkBackground(block)
  const heading = block.heading ?? pageTitle
  const Heading = pageTitle === undefined ? 'h2' : 'h1'
  return (
    <section data-block={block.type} className={classNames('edge', className)}>
      <Wrap>
        <div className="call-with-picture">
          <div>
            {heading && <Heading className={pageTitle === undefined ? 'display-2' : 'display-1'}>{heading}</Heading>}
            <RichTextView text={text} className="lead measure" />
            <LinkButtons links={links} looks={looks} />
          </div>
          {image && (
            <div className="photo stand">
              <Picture {...image} sizes={SIZES.column} priority={pageTitle === undefined ? undefined : 'high'} />
            </div>
          )}
        </div>
      </Wrap>
      <div className="slab" />
    </section>
  )
}
