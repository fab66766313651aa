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
  /** A customer's own, in the place of the words that win one. */
  opening?: ReactNode
  /** What stands on the counter, and the work below it: a customer's own too. */
  counter?: ReactNode
  work?: ReactNode
  /** Parts of the catalogue, between the hero and what follows. */
  departments: ReactNode
  shelf: ReactNode
  /** Rows to order from, beside the words that tell how one orders. */
  rows: ReactNode
}

const isHero = (block: Block | undefined): block is CtaBackgroundImageBlock => block?.type === 'ctaBackgroundImage'

/** An editor's column of words that leaves the place beside it free. */
const isHalfWidth = (block: Block): block is DefaultColumnsBlock =>
  block.type === 'defaultColumns' && block.columns.length === 1 && block.columns[0]?.type === 'text'

/** An editor's call to become a customer: it leads to the request for access. */
const isSignUpCallToAction = (block: Block, access: string) =>
  (block.type === 'cta' || block.type === 'ctaBackgroundImage') && block.links[0]?.href === access

/** The home page: the hero, when the editor begins with one, the catalogue, then the other blocks, the first half empty one with rows to order from. */
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
