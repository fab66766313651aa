import type { ReactNode } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { Icon } from '../icons/icon.tsx'
import { classNames } from '../layout/class-names.ts'

export const TOAST_TONES = ['ok', 'bad', 'info'] as const
export type ToastTone = (typeof TOAST_TONES)[number]

const TOAST_ICONS = { ok: 'check-circle', bad: 'warning-circle', info: 'arrows-clockwise' } as const

type ToastProps = {
  tone: ToastTone
  title: string
  text?: ReactNode
  closeLabel: string
  onClose?: () => void
  timed?: boolean
}

export function Toast({ tone, title, text, closeLabel, onClose, timed }: ToastProps) {
  return (
    <div className={classNames('toast', `toast-${tone}`, timed && 'timed')} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon name={TOAST_ICONS[tone]} />
      <b>{title}</b>
      {text && <p>{text}</p>}
      <IconButton className="toast-close" small icon="x" label={closeLabel} onClick={onClose} />
    </div>
  )
}
