import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

type DialogProps = Omit<ComponentProps<'dialog'>, 'style' | 'title'> & {
  id: string
  /** The question. */
  title: string
  /** Buttons that name the deed: "Delete list", "Keep list". */
  actions?: ReactNode
  /** 760 instead of 460 px, for what needs room. */
  wide?: boolean
}

/** A native dialog; open it with showModal() or a button with command="show-modal". Esc and a click outside close it. */
export function Dialog({ id, title, actions, wide, children, className, ...rest }: DialogProps) {
  return (
    <dialog
      closedby="any"
      {...rest}
      id={id}
      className={classNames('dialog', wide && 'wide', className)}
      aria-labelledby={`${id}-title`}
    >
      <h2 className="h5" id={`${id}-title`}>
        {title}
      </h2>
      {children}
      {actions && <div className="actions">{actions}</div>}
    </dialog>
  )
}
