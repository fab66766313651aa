import { useFieldValue } from '#features/forms/form-state.ts'
import { useFormValue } from '#features/forms/use-form-value.ts'
import { isPickup } from '#features/orders/order.ts'
import type { Checkout } from './checkout.ts'

const name = 'shippingMethod'

/** @returns `mark`: ref for any element inside the form; `method`: the selected method, initially that of `first` */
export function useSelectedMethod<Mark extends Element>({ methods, first }: Pick<Checkout, 'methods' | 'first'>) {
  const { mark, value: code } = useFormValue<Mark>(name, useFieldValue(name, first.shippingMethod))
  return { mark, method: methods.find((one) => one.code === code), collected: isPickup(code) }
}
