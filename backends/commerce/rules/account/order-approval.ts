// Requests for approval: their state, and what has changed since they were sent.

export const approvalStates = ['waiting', 'approved', 'returned', 'withdrawn', 'expired'] as const
export type ApprovalStatus = (typeof approvalStates)[number]

/** A waiting request expires at its cut-off, also before the job has recorded it. */
export const toApprovalStatus = (
  { status, expires_at }: { status: ApprovalStatus; expires_at: string },
  now: Date,
): ApprovalStatus => (status === 'waiting' && expires_at <= now.toISOString() ? 'expired' : status)

export type LineChange = 'priceUp' | 'priceDown' | 'short' | 'gone'

type Line = {
  /** Packings; 0: removed by an approver. */
  quantity: number
  requestedPriceCents: number
  /** Null: no longer sold. */
  priceCents: number | null
  isShort: boolean
}

/** Differences of a line since it was sent. A removed line only reports that it is no longer sold. */
export function findLineChanges({ quantity, requestedPriceCents, priceCents, isShort }: Line): LineChange[] {
  if (priceCents === null) return ['gone']
  if (quantity === 0) return []
  const changes: LineChange[] = []
  if (priceCents > requestedPriceCents) changes.push('priceUp')
  if (priceCents < requestedPriceCents) changes.push('priceDown')
  if (isShort) changes.push('short')
  return changes
}
