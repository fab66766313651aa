import { viewProps } from '#protocol/data-attributes.ts'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import { Link } from './link.tsx'

type SegmentedControlProps<Value extends string> = {
  label: string
  items: { value: Value; label: string; href: string; icon: IconName }[]
  current: Value
}

/** Links between two or three views; on phones only their icons are visible. */
export function SegmentedControl<Value extends string>({ label, items, current }: SegmentedControlProps<Value>) {
  return (
    <nav className="segmented" aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.value}
          href={item.href}
          aria-label={item.label}
          aria-current={item.value === current ? 'true' : undefined}
          {...viewProps(item.value)}
        >
          <Icon name={item.icon} />
          <span className="only-desktop">{item.label}</span>
        </Link>
      ))}
    </nav>
  )
}
