import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { classNames } from '../layout/class-names.ts'
import { useAnswerFocus } from './use-answer-focus.ts'

export const NOTICE_TONES = ['info', 'warn', 'error', 'success'] as const
export type NoticeTone = (typeof NOTICE_TONES)[number]

const NOTICE_ICONS = { info: 'info', warn: 'warning', error: 'warning-circle', success: 'check-circle' } as const

type NoticeProps = {
  tone?: NoticeTone
  title: string
  children?: ReactNode
  action?: ReactNode
  /** Outcome of an action in this page. The notice is then a live region, and gets the focus with each new outcome. */
  answer?: unknown
  /** A live region without the focus, because a field gets it. */
  live?: boolean
  id?: string
  /** Receives the focus when the page loads. */
  autoFocus?: boolean
  className?: string
}

/** Inline message in a page; use a toast for temporary messages. */
export function Notice({
  tone = 'info',
  title,
  children,
  action,
  answer,
  live,
  id,
  autoFocus,
  className,
}: NoticeProps) {
  const element = useAnswerFocus<HTMLDivElement>(answer)
  return (
    <div
      ref={element}
      id={id}
      className={classNames('notice', tone !== 'info' && `notice-${tone}`, className)}
      role={answer || live ? (tone === 'error' ? 'alert' : 'status') : undefined}
      tabIndex={id || autoFocus || answer ? -1 : undefined}
      {...(autoFocus && { autoFocus })}
    >
      <Icon name={NOTICE_ICONS[tone]} />
      <b>{title}</b>
      {typeof children === 'string' ? children && <p>{children}</p> : children}
      {action && <div className="notice-action">{action}</div>}
    </div>
  )
}
