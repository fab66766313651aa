import type { ReactNode } from 'react'
import type { ButtonVariant } from '#ui/actions/button.tsx'
import { classNames } from '#ui/layout/class-names.ts'
import { SectionHeader } from '#ui/layout/section-header.tsx'
import { Wrap } from '#ui/layout/wrap.tsx'
import type { Background, Block } from '../blocks.ts'

const groundClasses = {
  none: null,
  white: 'ground-white',
  light: 'ground-light',
  accent: 'ground-accent',
  dark: 'wall-background on-dark',
} as const satisfies Record<Background, string | null>

type Framed = Pick<Block, 'type' | 'ground' | 'spacingTop' | 'spacingBottom'>

const frameClass = ({ spacingTop, spacingBottom }: Framed, ground: Background) =>
  classNames('block', groundClasses[ground], `space-top-${spacingTop}`, `space-bottom-${spacingBottom}`)

/** Section class and button variants of a block that is dark unless its editor chose another background. */
export function darkBackground(block: Framed): {
  className: string | undefined
  looks: readonly [ButtonVariant, ButtonVariant]
  isWall: boolean
} {
  const ground = block.ground === 'none' ? 'dark' : block.ground
  const isWall = ground === 'dark'
  return {
    className: frameClass(block, ground),
    looks: ['default-arrow', isWall ? 'outline-white' : 'outline'],
    isWall,
  }
}

type BlockSectionProps = {
  block: Framed
  /** Background of the section, if it differs from the block's. */
  ground?: Background
  id?: string
  children: ReactNode
}

/** Section of a block: background and spacing at full width, content at page width. */
export function BlockSection({ block, ground = block.ground, id, children }: BlockSectionProps) {
  return (
    <section id={id} className={frameClass(block, ground)} data-block={block.type}>
      <Wrap>{children}</Wrap>
    </section>
  )
}

export function BlockHeading({ heading, children }: { heading: string | null; children?: ReactNode }) {
  if (!heading && !children) return null
  return <SectionHeader title={heading}>{children}</SectionHeader>
}
