import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'

/** Why a row of a cart, list or quick order is not, or not wholly, available. */
export function RowError({ children }: { children: ReactNode }) {
  return (
    <small className="row-error">
      <Icon name="warning" />
      {children}
    </small>
  )
}
