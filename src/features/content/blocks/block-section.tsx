import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import type { Block, Ground } from '../blocks.ts'

const grounds = {
  none: null,
  white: 'white',
  light: 'sunk',
  accent: 'tint',
  dark: 'wall-bg on-dark',
} as const satisfies Record<Ground, string | null>

const spacings = { none: '0', small: 's', medium: 'm', large: 'l' } as const

type BlockSectionProps = {
  block: Pick<Block, 'type' | 'ground' | 'spacingTop' | 'spacingBottom'>
  /** Where the block's colour is not that of its ground. */
  ground?: Ground
  /** For links that lead to it. */
  id?: string
  children: ReactNode
}

/** A block in the page: its ground from edge to edge and its spacing, its content at page width. */
export function BlockSection({ block, ground = block.ground, id, children }: BlockSectionProps) {
  const top = `pt-${spacings[block.spacingTop]}`
  const bottom = `pb-${spacings[block.spacingBottom]}`
  return (
    <section id={id} className={classNames('blk', grounds[ground], top, bottom)} data-block={block.type}>
      <div className="wrap">{children}</div>
    </section>
  )
}

/** The heading of a block, with links or buttons beside it. */
export function BlockHeading({ heading, children }: { heading: string | null; children?: ReactNode }) {
  if (!heading && !children) return null
  return (
    <div className="sechead">
      {heading && <h2 className="d3">{heading}</h2>}
      {children}
    </div>
  )
}
