import type { ReactNode } from 'react'
import { menuProps } from '#protocol/data-attributes.ts'
import { classNames } from '../layout/class-names.ts'

type MenuProps = {
  summary: ReactNode
  summaryClassName?: string
  label?: string
  align?: 'left' | 'right'
  up?: boolean
  open?: boolean
  /** Menus with the same `name` close each other. */
  group?: string
  children: ReactNode
  className?: string
}

/** Dropdown menu as a native disclosure. Works without scripts; with them menu-keys.ts handles Esc and arrow keys. */
export function Menu({
  summary,
  summaryClassName,
  label,
  align = 'right',
  up,
  open,
  group = 'menu',
  children,
  className,
}: MenuProps) {
  return (
    <details
      className={classNames('dropdown', align === 'left' && 'align-left', up && 'opens-up', className)}
      name={group}
      open={open}
      {...menuProps}
    >
      <summary className={summaryClassName} aria-label={label}>
        {summary}
      </summary>
      <div className="menu">{children}</div>
    </details>
  )
}
