import type { ReactNode } from 'react'
import { Picture, SIZES } from '#ui/images/picture.tsx'
import { classNames } from '#ui/layout/class-names.ts'
import { Stack } from '#ui/layout/stack.tsx'
import styles from '#ui/styles/article.css?url'
import type { Background, Column, DefaultColumnsBlock, TextColumn } from '../blocks.ts'
import { LinkButtons } from '../text/link-buttons.tsx'
import { RichTextView } from '../text/rich-text-view.tsx'
import { BlockHeading, BlockSection } from './block-section.tsx'
import { VideoPlayer } from './video-player.tsx'

type TextProps = { column: TextColumn; level: 2 | 3; ground: Background }

function Text({ column, level, ground }: TextProps) {
  const Heading = `h${level}` as const
  const first = ground === 'accent' ? 'default-black-sm' : ground === 'dark' ? 'default-white' : 'outline'
  return (
    <Stack gap="large">
      {column.heading && <Heading className="display-3">{column.heading}</Heading>}
      <RichTextView text={column.text} under={column.heading || level === 3 ? 2 : 1} />
      <LinkButtons links={column.links} looks={[first, 'text-link']} />
    </Stack>
  )
}

function ColumnView({ column, ...props }: { column: Column; level: 2 | 3; ground: Background }) {
  if (column.type === 'text') return <Text column={column} {...props} />
  if (column.type === 'video') return <VideoPlayer video={column.video} />
  return (
    <div className="photo round">
      <Picture {...column.image} sizes={SIZES.column} />
    </div>
  )
}

type DefaultColumnsProps = {
  block: DefaultColumnsBlock
  /** Shown after the columns, to fill a free one. */
  beside?: ReactNode
}

export function DefaultColumns({ block, beside }: DefaultColumnsProps) {
  const { columns, ground } = block
  const even = (!beside && columns.every(({ type }) => type === 'text')) || columns[0]?.type !== 'text'
  return (
    <BlockSection block={block}>
      <link rel="stylesheet" href={styles} precedence="screen" />
      <BlockHeading heading={block.heading} />
      <div className={classNames(even ? 'two-columns' : 'split')}>
        {columns.map((column) => (
          <ColumnView key={column.id} column={column} level={block.heading ? 3 : 2} ground={ground} />
        ))}
        {beside}
      </div>
    </BlockSection>
  )
}
