import { FileIcon, Icon } from '#ui/icons/icon.tsx'
import { CUSTOM_ICONS, type IconName, PHOSPHOR_ICONS } from '#ui/icons/icon-names.ts'
import type { UspBlock } from '../blocks.ts'
import { RichTextView } from '../text/rich-text-view.tsx'
import { BlockHeading, BlockSection } from './block-section.tsx'

const names: readonly string[] = [...PHOSPHOR_ICONS, ...CUSTOM_ICONS]
const isIcon = (name: string): name is IconName => names.includes(name)

export function Usps({ block }: { block: UspBlock }) {
  const Heading = block.heading ? 'h3' : 'h2'
  return (
    <BlockSection block={block}>
      <BlockHeading heading={block.heading} />
      <div className="selling-points">
        {block.usps.map((usp) => (
          <div key={usp.id}>
            {usp.icon && (isIcon(usp.icon) ? <Icon name={usp.icon} /> : <FileIcon name={usp.icon} />)}
            <Heading className="heading">{usp.title}</Heading>
            <RichTextView text={usp.text} className="plain" />
          </div>
        ))}
      </div>
    </BlockSection>
  )
}
