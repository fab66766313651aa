import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { classNames } from '../layout/class-names.ts'

type DrawerProps = Omit<ComponentProps<'div'>, 'style' | 'title'> & {
  id: string
  title: ReactNode
  closeLabel: string
  side?: 'left' | 'right'
  footer?: ReactNode
}

/** Panel that slides in from an edge. A popover: `<button popoverTarget={id}>` opens it, also without scripts. */
export function Drawer({ id, title, closeLabel, side = 'right', footer, children, className, ...rest }: DrawerProps) {
  return (
    <div
      {...rest}
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      className={classNames('drawer', side === 'left' && 'from-left', className)}
    >
      <div className="drawer-head">
        <h2 className="heading" id={`${id}-title`}>
          {title}
        </h2>
        <IconButton icon="x" label={closeLabel} popoverTarget={id} popoverTargetAction="hide" />
      </div>
      <div className="body">{children}</div>
      {footer && <div className="drawer-foot">{footer}</div>}
    </div>
  )
}
