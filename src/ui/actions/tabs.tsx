import { classNames } from '../layout/class-names.ts'
import { Link } from './link.tsx'

type TabsProps = {
  label: string
  /** Anchors within the page or addresses of it. */
  items: { label: string; href: string; current?: boolean }[]
  className?: string
}

/** A row of links that looks like tabs: what they show stands in the page, so it works without scripts. */
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
