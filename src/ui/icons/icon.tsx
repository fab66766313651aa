import { classNames } from '../layout/class-names.ts'
import type { IconName } from './icon-names.ts'

export const ICON_SIZES = [12, 16, 20, 24, 32] as const

type IconProps = {
  name: IconName
  /** Pixels. By default CSS sets the size: 20 px in a button, 22 px in an icon button, else 1.25em. */
  size?: (typeof ICON_SIZES)[number]
  /** Accessible name; without it the icon is decorative. */
  label?: string
  className?: string
}

export function Icon({ name, size, label, className }: IconProps) {
  const names = classNames('icon', size && `icon-${size}`, className)
  const shape = <use href={`/icons.svg#${name}`} />
  if (!label)
    return (
      <svg className={names} aria-hidden="true">
        {shape}
      </svg>
    )
  return (
    <svg className={names} role="img" aria-label={label}>
      {shape}
    </svg>
  )
}

/** Decorative icon from its own file, /icons/{name}.svg. */
export function FileIcon({ name }: { name: string }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`/icons/${name}.svg#i`} />
    </svg>
  )
}
