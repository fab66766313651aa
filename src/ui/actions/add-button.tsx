import type { ComponentProps } from 'react'
import { Icon } from '../icons/icon.tsx'
import { classNames } from '../layout/class-names.ts'
import { Spinner } from '../states/spinner.tsx'

type AddButtonProps = Omit<ComponentProps<'button'>, 'style' | 'children' | 'aria-label'> & {
  label: string
  /** Green with a check, just after adding. */
  done?: boolean
  /** Green with a check at rest, for products in the cart; under pointer and focus it adds as ever. */
  inCart?: boolean
  loading?: boolean
}

/** The square cart button beside a quantity field; it submits its form unless told otherwise. */
export function AddButton(props: AddButtonProps) {
  const { label, done, inCart, loading, type = 'submit', className, ...rest } = props
  const names = classNames('add-button', done && 'done', inCart && 'in-cart', className)
  return (
    <button {...rest} type={type} className={names} aria-label={label} aria-busy={loading || undefined}>
      {loading ? <Spinner /> : <Icon name={done ? 'check-bold' : 'shopping-cart-simple'} />}
      {inCart && !loading && !done && <Icon name="check-bold" />}
    </button>
  )
}
