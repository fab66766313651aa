import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { Picture, type PictureSource, SIZES } from './picture.tsx'

type EmptyStateProps = {
  title: string
  /** What to do about it, in a sentence. */
  text?: ReactNode
  /** One action. */
  action?: ReactNode
  /** One product, or else the icon. */
  picture?: PictureSource
  icon?: IconName
  level?: 2 | 3
  className?: string
}

export function EmptyState({ title, text, action, picture, icon = 'package', level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={classNames('panel', 'empty-state', className)}>
      {picture ? <Picture source={picture} alt="" sizes={SIZES.thumb} /> : <Icon name={icon} />}
      <Heading className="heading">{title}</Heading>
      {text && <p>{text}</p>}
      {action}
    </div>
  )
}
