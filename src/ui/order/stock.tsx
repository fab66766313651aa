import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'

export const STOCK_STATES = ['in', 'low', 'order', 'out'] as const
export type StockState = (typeof STOCK_STATES)[number]

/** Stock status with a dot; the shape of the dot differs, so that colour is not needed. */
export function Stock({ state, children }: { state: StockState; children: ReactNode }) {
  return <span className={classNames('stock', state !== 'in' && `stock-${state}`)}>{children}</span>
}
