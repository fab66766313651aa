import { classNames } from '#ui/layout/class-names.ts'
import { Stack } from '#ui/layout/stack.tsx'
import type { TextColumn, TextColumnsBlock } from '../blocks.ts'
import { LinkButtons } from '../text/link-buttons.tsx'
import { RichTextView } from '../text/rich-text-view.tsx'
import { BlockHeading, BlockSection } from './block-section.tsx'

function Column({ column, level }: { column: TextColumn; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <Stack>
      {column.heading && <Heading className="display-4">{column.heading}</Heading>}
      <RichTextView text={column.text} under={column.heading || level === 3 ? 2 : 1} />
      <LinkButtons links={column.links} looks={['outline']} />
    </Stack>
  )
}

export function TextColumns({ block }: { block: TextColumnsBlock }) {
  const { columns } = block
  return (
    <BlockSection block={block}>
      <BlockHeading heading={block.heading} />
      <div className={classNames(columns.length === 2 && 'two-columns', columns.length > 2 && 'two-columns three')}>
        {columns.map((column) => (
          <Column key={column.id} column={column} level={block.heading ? 3 : 2} />
        ))}
      </div>
    </BlockSection>
  )
}
