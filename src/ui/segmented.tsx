import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { Link } from './link.tsx'

type SegmentedProps = {
  label: string
  items: { label: string; href: string; icon?: IconName; current?: boolean }[]
}

/** Two or three views of the same thing, as links; on phones the icons stand alone. */
export function Segmented({ label, items }: SegmentedProps) {
  return (
    <nav className="seg" aria-label={label}>
      {items.map((item) => (
        <Link key={item.href} href={item.href} aria-label={item.label} aria-current={item.current ? 'true' : undefined}>
          {item.icon && <Icon name={item.icon} />}
          <span className={item.icon && 'only-lg'}>{item.label}</span>
        </Link>
      ))}
    </nav>
  )
}
