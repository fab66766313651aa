import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import { Picture, type PictureSource, SIZES } from '../images/picture.tsx'
import { classNames } from '../layout/class-names.ts'

type EmptyStateProps = {
  title: string
  text?: ReactNode
  action?: ReactNode
  picture?: PictureSource
  icon?: IconName
  level?: 2 | 3
  className?: string
}

export function EmptyState({ title, text, action, picture, icon = 'package', level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={classNames('panel', 'empty-state', className)}>
      {picture ? <Picture source={picture} alt="" sizes={SIZES.department} /> : <Icon name={icon} />}
      <Heading className="heading">{title}</Heading>
      {text && <p>{text}</p>}
      {action}
    </div>
  )
}
