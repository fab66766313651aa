import { classNames } from '../layout/class-names.ts'
import { Link } from './link.tsx'

type TabsProps = {
  label: string
  /** Fragments of the page, or URLs. */
  items: { label: string; href: string; current?: boolean }[]
  className?: string
}

/** Links styled as tabs; all content is in the page, so they work without scripts. */
export function Tabs({ label, items, className }: TabsProps) {
  return (
    <nav className={classNames('tabs', className)} aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.href}
          href={item.href}
          aria-current={item.current ? (item.href.startsWith('#') ? 'true' : 'page') : undefined}
        >
          {item.label}
        </Link>
      ))}
    </nav>
  )
}
