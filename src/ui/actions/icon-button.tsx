import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import { classNames } from '../layout/class-names.ts'
import { Link, type LinkProps } from './link.tsx'

type IconButtonContent = {
  icon: IconName
  label: string
  small?: boolean
  outlined?: boolean
  badge?: ReactNode
  className?: string
}

type Own = keyof IconButtonContent | 'children' | 'aria-label' | 'style'
export type IconButtonProps = IconButtonContent &
  ((Omit<ComponentProps<'button'>, Own> & { href?: undefined }) | Omit<LinkProps, Own>)

export function IconButton({ icon, label, small, outlined, badge, className, ...rest }: IconButtonProps) {
  const names = classNames('icon-button', small && 'compact', outlined && 'outlined', className)
  const content = (
    <>
      <Icon name={icon} />
      {badge !== undefined && <span className="badge">{badge}</span>}
    </>
  )
  if (rest.href !== undefined)
    return (
      <Link {...rest} className={names} aria-label={label}>
        {content}
      </Link>
    )
  const { type = 'button', ...button } = rest
  return (
    <button {...button} type={type} className={names} aria-label={label}>
      {content}
    </button>
  )
}
