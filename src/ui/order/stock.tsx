import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'

/** `order`: comes on demand. */
export const STOCK_STATES = ['in', 'low', 'order', 'out'] as const
export type StockState = (typeof STOCK_STATES)[number]

/** A dot and the words; the dot's shape differs too, so that colour is not needed. */
export function Stock({ state, children }: { state: StockState; children: ReactNode }) {
  return <span className={classNames('stock', state !== 'in' && `stock-${state}`)}>{children}</span>
}
