import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Spinner } from './spinner.tsx'

type AddButtonProps = Omit<ComponentProps<'button'>, 'style' | 'children' | 'aria-label'> & {
  label: string
  /** Amber at rest, for the one that matters. */
  primary?: boolean
  /** Green with a check, just after adding and for products in the cart. */
  done?: boolean
  loading?: boolean
}

/** The square cart button beside a quantity field; it submits its form unless told otherwise. */
export function AddButton({ label, primary, done, loading, type = 'submit', className, ...rest }: AddButtonProps) {
  const names = classNames('add', primary && 'primary', done && 'done', className)
  return (
    <button {...rest} type={type} className={names} aria-label={label} aria-busy={loading || undefined}>
      {loading ? <Spinner /> : <Icon name={done ? 'check-bold' : 'shopping-cart-simple'} />}
    </button>
  )
}
