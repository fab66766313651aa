import { Picture, SIZES } from '#ui/picture.tsx'
import type { CtaBackgroundImageBlock } from '../blocks.ts'
import { LinkButtons } from '../link-buttons.tsx'
import { RichTextView } from '../rich-text-view.tsx'

/** A call to action on the wall, from edge to edge, with its picture standing on the counter. The wall is its ground and its spacing. */
export function CtaBackgroundImage({ block }: { block: CtaBackgroundImageBlock }) {
  const { heading, text, links, image } = block
  return (
    <section data-block={block.type} className="cta wall-bg on-dark edge">
      <div className="wrap">
        <div className="ctabg">
          <div>
            {heading && <h2 className="d2">{heading}</h2>}
            <RichTextView text={text} className="lead measure" />
            <LinkButtons links={links} looks={['default-arrow-white', 'arrow-white']} />
          </div>
          {image && (
            <div className="ph stand">
              <Picture {...image} sizes={SIZES.column} />
            </div>
          )}
        </div>
      </div>
      <div className="slab" />
    </section>
  )
}
