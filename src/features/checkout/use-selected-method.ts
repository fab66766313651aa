/** The way to the customer that the form holds now, for what stands beside the choice. Called by parts of the checkout. */
import { useFieldValue } from '#features/forms/form-state.ts'
import { useFormValue } from '#features/forms/use-form-value.ts'
import { isPickup } from '#features/orders/order.ts'
import type { ShippingMethod } from './checkout.ts'

const name = 'shippingMethod'

/** @returns a mark for any element inside the form, and what is chosen: the first until another is */
export function useSelectedMethod<Mark extends Element>(methods: readonly ShippingMethod[]) {
  const { mark, value: code } = useFormValue<Mark>(name, useFieldValue(name, methods[0]?.code))
  return { mark, method: methods.find((one) => one.code === code), collected: isPickup(code) }
}
