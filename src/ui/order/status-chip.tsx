import type { ReactNode } from 'react'

/** wait: half filled; off: hollow, ended without result; others: filled. The shape differs, so that colour is not needed. */
export const STATUS_TONES = ['wait', 'run', 'ok', 'info', 'bad', 'off'] as const
export type StatusTone = (typeof STATUS_TONES)[number]

export function StatusChip({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return <span className={`status status-${tone}`}>{children}</span>
}
