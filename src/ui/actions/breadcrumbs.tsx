import { Icon } from '../icons/icon.tsx'
import { Link } from './link.tsx'

type BreadcrumbsProps = {
  label: string
  /** From the root to the current page, which needs no `href`. */
  items: { label: string; href?: string }[]
}

export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  const last = items.length - 1
  return (
    <nav className="breadcrumbs" aria-label={label}>
      <ol>
        {items.map((item, index) => (
          <li key={item.href ?? item.label}>
            {index > 0 && <Icon name="caret-right" />}
            {item.href && index < last ? (
              <Link href={item.href}>{item.label}</Link>
            ) : (
              <span aria-current={index === last ? 'page' : undefined}>{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
