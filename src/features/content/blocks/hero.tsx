import type { ReactNode } from 'react'
import { HeroScene } from '#ui/hero-scene.tsx'
import { classNames } from '#ui/layout/class-names.ts'
import { Heading } from '#ui/layout/heading.tsx'
import { Wrap } from '#ui/layout/wrap.tsx'
import { PreloadBackground } from '#ui/states/preload-background.tsx'
import type { CtaBackgroundImageBlock } from '../blocks.ts'
import { LinkButtons } from '../text/link-buttons.tsx'
import { RichTextView } from '../text/rich-text-view.tsx'
import { darkBackground } from './block-section.tsx'
import { CtaBackgroundImage } from './cta-background-image.tsx'

type HeroProps = {
  block: CtaBackgroundImageBlock
  title: string
  children?: ReactNode
  counter?: ReactNode
}

/** An image of 3:1 or wider is part of the scene, any other is beside the text. */
export function Hero({ block, title, children, counter }: HeroProps) {
  const { image, heading, text, links } = block
  const row = image && image.width >= 3 * image.height ? image : null
  if (!children && image && !row) return <CtaBackgroundImage block={block} pageTitle={title} />
  const { className, looks, isWall } = darkBackground(block)
  return (
    <section className={classNames('hero edge', row && !counter && 'hero-row', className)} data-block={block.type}>
      {isWall && <PreloadBackground />}
      <Wrap>
        {children ?? (
          <>
            <Heading as="h1" look="display-1">
              {heading ?? title}
            </Heading>
            <RichTextView text={text} className="lead" />
            <LinkButtons links={links} looks={looks} tall />
          </>
        )}
      </Wrap>
      {counter}
      <HeroScene scene="home" picture={counter ? null : row} />
    </section>
  )
}
