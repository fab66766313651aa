import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { Counter } from '#ui/counter.tsx'
import type { CtaBackgroundImageBlock } from '../blocks.ts'
import { LinkButtons } from '../link-buttons.tsx'
import { RichTextView } from '../rich-text-view.tsx'
import { onWall } from './block-section.tsx'
import { CtaBackgroundImage } from './cta-background-image.tsx'

type HeroProps = {
  block: CtaBackgroundImageBlock
  title: string
  /** Instead of the words of the editor. */
  children?: ReactNode
}

/** The head of the home page: what the house promises. A picture of a row stands along the counter, any other beside the words. */
export function Hero({ block, title, children }: HeroProps) {
  const { image, heading, text, links } = block
  const row = image && image.width >= 3 * image.height ? image : null
  if (!children && image && !row) return <CtaBackgroundImage block={block} pageTitle={title} />
  const { className, looks } = onWall(block)
  return (
    <section className={classNames('hero edge', row && 'row', className)} data-block={block.type}>
      <div className="wrap">
        {children ?? (
          <>
            <h1 className="d1">{heading ?? title}</h1>
            <RichTextView text={text} className="lead" />
            <LinkButtons links={links} looks={looks} tall />
          </>
        )}
      </div>
      <Counter scene="home" picture={row} />
    </section>
  )
}
