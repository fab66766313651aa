import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { IconName } from '../icons/icon-names.ts'
import { classNames } from '../layout/class-names.ts'
import { Spinner } from '../states/spinner.tsx'
import { Link, type LinkProps } from './link.tsx'

export const BUTTON_VARIANTS = [
  'default',
  'default-black-sm',
  'default-white',
  'default-arrow',
  'arrow',
  'arrow-white',
  'default-arrow-white',
  'simple',
  'simple-lg',
  'outline',
  'outline-sm',
  'outline-white',
  'text-link',
] as const

export const BUTTON_WIDTHS = ['fit', 'auto', 'full'] as const

/** `danger` is only for confirming a destructive action. */
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number] | 'danger'
export type ButtonWidth = (typeof BUTTON_WIDTHS)[number]

export type ButtonClass = {
  look?: ButtonVariant
  width?: ButtonWidth
  /** 52 px high, for checkout, log in and the hero. */
  tall?: boolean
  /** Font size of small text, for links beside it. */
  small?: boolean
  className?: string
}

type ButtonContent = ButtonClass & {
  icon?: IconName
  iconAfter?: IconName
  /** Shows a spinner in place of the leading icon and sets aria-busy. */
  loading?: boolean
  children: ReactNode
}

type Own = keyof ButtonContent | 'style'
export type ButtonProps = ButtonContent &
  ((Omit<ComponentProps<'button'>, Own> & { href?: undefined }) | Omit<LinkProps, Own>)

export function buttonClass({ look = 'default', width = 'fit', tall, small, className }: ButtonClass = {}) {
  return classNames(
    'button',
    `button-${look}`,
    width !== 'fit' && `width-${width}`,
    tall && 'tall',
    small && 'small',
    className,
  )
}

export function Button({
  look,
  width,
  tall,
  small,
  className,
  icon,
  iconAfter,
  loading,
  children,
  ...rest
}: ButtonProps) {
  const names = buttonClass({ look, width, tall, small, className })
  const content = (
    <>
      {loading ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </>
  )
  if (rest.href !== undefined)
    return (
      <Link {...rest} className={names} aria-busy={loading || undefined}>
        {content}
      </Link>
    )
  const { type = 'button', ...button } = rest
  // Not disabled, so that it keeps the focus; its handler must ignore further clicks.
  return (
    <button {...button} type={type} className={names} aria-busy={loading || undefined}>
      {content}
    </button>
  )
}
