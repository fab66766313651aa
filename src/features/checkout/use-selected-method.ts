import { useFieldValue } from '#features/forms/form-state.ts'
import { useFormValue } from '#features/forms/use-form-value.ts'
import { isPickup } from '#features/orders/order.ts'
import type { ShippingMethod } from './checkout.ts'

const name = 'shippingMethod'

/** @returns `mark`: ref for any element inside the form; `method`: the selected method, initially the first */
export function useSelectedMethod<Mark extends Element>(methods: readonly ShippingMethod[]) {
  const { mark, value: code } = useFormValue<Mark>(name, useFieldValue(name, methods[0]?.code))
  return { mark, method: methods.find((one) => one.code === code), collected: isPickup(code) }
}
