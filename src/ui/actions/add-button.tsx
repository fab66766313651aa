import type { ComponentProps } from 'react'
import { Icon } from '../icons/icon.tsx'
import { classNames } from '../layout/class-names.ts'
import { Spinner } from '../states/spinner.tsx'

type AddButtonProps = Omit<ComponentProps<'button'>, 'style' | 'children' | 'aria-label'> & {
  label: string
  /** Green with a check, just after adding. */
  done?: boolean
  /** Shows a check if the product is in the cart; on hover and focus it looks like an add button. */
  inCart?: boolean
  loading?: boolean
}

/** Square cart button beside a quantity field; a submit button by default. */
export function AddButton(props: AddButtonProps) {
  const { label, done, inCart, loading, type = 'submit', className, ...rest } = props
  const names = classNames('add-button', done && 'done', inCart && !loading && 'in-cart', className)
  return (
    <button {...rest} type={type} className={names} aria-label={label} aria-busy={loading || undefined}>
      {loading ? <Spinner /> : <Icon name={done ? 'check-bold' : 'shopping-cart-simple'} />}
      {inCart && !loading && !done && <Icon name="check-bold" />}
    </button>
  )
}
