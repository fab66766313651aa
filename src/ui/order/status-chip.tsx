import type { ReactNode } from 'react'

/** wait: half; off: hollow, ended without result; the others filled. Shape differs, so the chip survives greyscale. */
export const STATUS_TONES = ['wait', 'run', 'ok', 'info', 'bad', 'off'] as const
export type StatusTone = (typeof STATUS_TONES)[number]

export function StatusChip({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return <span className={`status status-${tone}`}>{children}</span>
}
