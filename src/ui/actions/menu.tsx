import type { ReactNode } from 'react'
import { closesOnBlur } from '#protocol/marks.ts'
import { classNames } from '../layout/class-names.ts'

type MenuProps = {
  /** What is always seen; stands in the <summary>. */
  summary: ReactNode
  summaryClassName?: string
  /** Said instead of the summary, where that is an icon. */
  label?: string
  align?: 'left' | 'right'
  up?: boolean
  /** Comes open: something in it is to be seen. */
  open?: boolean
  /** Menus of one name close each other. */
  group?: string
  /** Links and buttons. */
  children: ReactNode
  className?: string
}

/** A native disclosure with a floating menu: languages, account. Works without scripts; with them menu-keys.ts adds Esc and arrows. */
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
      {...closesOnBlur}
    >
      <summary className={summaryClassName} aria-label={label}>
        {summary}
      </summary>
      <div className="menu">{children}</div>
    </details>
  )
}
