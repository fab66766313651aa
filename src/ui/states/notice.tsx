import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { classNames } from '../layout/class-names.ts'

export const NOTICE_TONES = ['info', 'warn', 'error', 'success'] as const
export type NoticeTone = (typeof NOTICE_TONES)[number]

const NOTICE_ICONS = { info: 'info', warn: 'warning', error: 'warning-circle', success: 'check-circle' } as const

type NoticeProps = {
  tone?: NoticeTone
  title: string
  children?: ReactNode
  action?: ReactNode
  /** Says it aloud when it appears after the page; errors at once, the rest when there is a pause. */
  live?: boolean
  id?: string
  /** Has the focus when the page comes. */
  autoFocus?: boolean
  className?: string
}

/** A message in the page, where it belongs. What comes and goes is a toast. */
export function Notice({ tone = 'info', title, children, action, live, id, autoFocus, className }: NoticeProps) {
  return (
    <div
      id={id}
      className={classNames('notice', tone !== 'info' && `notice-${tone}`, className)}
      role={live ? (tone === 'error' ? 'alert' : 'status') : undefined}
      tabIndex={id || autoFocus ? -1 : undefined}
      {...(autoFocus && { autoFocus })}
    >
      <Icon name={NOTICE_ICONS[tone]} />
      <b>{title}</b>
      {typeof children === 'string' ? children && <p>{children}</p> : children}
      {action && <div className="notice-action">{action}</div>}
    </div>
  )
}
