import type { ReactNode } from 'react'
import { Icon } from './icons/icon.tsx'
import type { IconName } from './icons/icon-names.ts'
import { classNames } from './layout/class-names.ts'

export const CHIP_LOOKS = ['plain', 'promo', 'solid', 'line', 'count'] as const
export type ChipLook = (typeof CHIP_LOOKS)[number]

export function Chip({ look = 'plain', icon, children }: { look?: ChipLook; icon?: IconName; children: ReactNode }) {
  return (
    <span className={classNames('chip', look !== 'plain' && `chip-${look}`)}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
