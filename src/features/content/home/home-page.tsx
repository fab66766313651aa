import type { ReactNode } from 'react'
import { usePath } from '#i18n/i18n-provider.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Blocks } from '../blocks/blocks.tsx'
import { DefaultColumns } from '../blocks/default-columns.tsx'
import { Hero } from '../blocks/hero.tsx'
import type { Block, CtaBackgroundImageBlock, DefaultColumnsBlock } from '../blocks.ts'
import type { EntryPage } from '../entry.ts'

type HomePageProps = {
  entry: EntryPage
  /** Replaces the hero's text, for customers. */
  opening?: ReactNode
  /** Shown in the hero's scene and below the hero, for customers. */
  counter?: ReactNode
  work?: ReactNode
  departments: ReactNode
  shelf: ReactNode
  /** Rows to order from, beside the first half-width block. */
  rows: ReactNode
}

const isHero = (block: Block | undefined): block is CtaBackgroundImageBlock => block?.type === 'ctaBackgroundImage'

/** A block with one text column, which leaves the other half free. */
const isHalfWidth = (block: Block): block is DefaultColumnsBlock =>
  block.type === 'defaultColumns' && block.columns.length === 1 && block.columns[0]?.type === 'text'

const isSignUpCallToAction = (block: Block, access: string) =>
  (block.type === 'cta' || block.type === 'ctaBackgroundImage') && block.links[0]?.href === access

/** Order: leading hero block, catalogue, other blocks. The first half-width block gets the rows; customers get no sign-up call. */
export function HomePage({ entry, opening, counter, work, departments, shelf, rows }: HomePageProps) {
  const access = usePath()('register')
  const [first] = entry.blocks
  const hero = isHero(first) ? first : null
  const others = (hero ? entry.blocks.slice(1) : entry.blocks).filter(
    (block) => !opening || !isSignUpCallToAction(block, access),
  )
  const half = others.find(isHalfWidth)
  const place = half ? others.indexOf(half) : others.length
  return (
    <>
      {hero ? (
        <Hero block={hero} title={entry.title} counter={counter}>
          {opening}
        </Hero>
      ) : (
        (opening ?? <VisuallyHidden as="h1">{entry.title}</VisuallyHidden>)
      )}
      {work}
      {departments}
      {shelf}
      <Blocks blocks={others.slice(0, place)} page={entry} />
      {half && <DefaultColumns block={half} beside={rows} />}
      <Blocks blocks={others.slice(place + 1)} page={entry} />
    </>
  )
}
