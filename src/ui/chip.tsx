import type { ReactNode } from 'react'
import { Icon } from './icons/icon.tsx'
import type { IconName } from './icons/icon-names.ts'
import { classNames } from './layout/class-names.ts'

export const CHIP_VARIANTS = ['plain', 'promo', 'solid', 'line', 'count'] as const
export type ChipVariant = (typeof CHIP_VARIANTS)[number]

export function Chip({ look = 'plain', icon, children }: { look?: ChipVariant; icon?: IconName; children: ReactNode }) {
  return (
    <span className={classNames('chip', look !== 'plain' && `chip-${look}`)}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
