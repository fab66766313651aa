import { classNames } from '../layout/class-names.ts'
import type { IconName } from './icon-names.ts'

export const ICON_SIZES = [12, 16, 20, 24, 32] as const

type IconProps = {
  name: IconName
  /** Pixels. Without it the place decides: 20 in a button, 22 in an icon button, else 1.25em. */
  size?: (typeof ICON_SIZES)[number]
  /** What it says to those who do not see it; without it the icon is decoration. */
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

/** A decorative icon outside of the sprite, from /icons/{name}.svg. */
export function FileIcon({ name }: { name: string }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`/icons/${name}.svg#i`} />
    </svg>
  )
}
