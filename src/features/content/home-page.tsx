import type { ReactNode } from 'react'
import { Blocks } from './blocks/blocks.tsx'
import { Hero } from './blocks/hero.tsx'
import type { Block, CtaBackgroundImageBlock } from './blocks.ts'
import type { EntryPage } from './entry.ts'

type HomePageProps = {
  entry: EntryPage
  /** Parts of the catalogue, between the hero and what follows. */
  departments: ReactNode
  shelf: ReactNode
}

const isHero = (block: Block | undefined): block is CtaBackgroundImageBlock => block?.type === 'ctaBackgroundImage'

/** The home page: the hero, when the editor begins with one, the catalogue, then the other blocks. */
export function HomePage({ entry, departments, shelf }: HomePageProps) {
  const [first, ...others] = entry.blocks
  const hero = isHero(first) ? first : null
  return (
    <>
      {hero ? <Hero block={hero} title={entry.title} /> : <h1 className="vh">{entry.title}</h1>}
      {departments}
      {shelf}
      <Blocks blocks={hero ? others : entry.blocks} place={entry} />
    </>
  )
}
