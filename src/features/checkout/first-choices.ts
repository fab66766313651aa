import type { OrderFieldsFragment } from '#contracts/generated/commerce.ts'
import { type Address, toAddress } from '#features/orders/address.ts'
import { type Checkout, defaultAddress, type FirstChoices, sameAddress, toBillingAddresses } from './checkout.ts'

type ChangedOrder = Pick<OrderFieldsFragment, 'shippingMethod' | 'deliveryDate' | 'shippingAddress' | 'billingAddress'>

/** An order has copies of its addresses, with their own ids. */
const findCopied = (addresses: readonly Address[], copy: ChangedOrder['shippingAddress']) =>
  copy ? addresses.find(({ name }) => name === toAddress(copy).name) : undefined

function toBilling(changed: ChangedOrder | null, addresses: readonly Address[]): string {
  const offered = toBillingAddresses(addresses)
  const copied = findCopied(offered, changed?.billingAddress ?? null)
  if (copied) return copied.id
  const { shippingAddress, billingAddress } = changed ?? {}
  if (shippingAddress && billingAddress && toAddress(shippingAddress).name === toAddress(billingAddress).name)
    return sameAddress
  return addresses.find(({ ofCompany }) => ofCompany)?.id ?? sameAddress
}

/** The choices of the order that is being changed, as far as they are still offered; else the defaults. @param wantedDay before the day of that order */
export function toFirstChoices(
  changed: ChangedOrder | null,
  { addresses, methods, days }: Pick<Checkout, 'addresses' | 'methods' | 'days'>,
  wantedDay?: string,
): FirstChoices {
  const method = methods.find(({ code }) => code === changed?.shippingMethod) ?? methods[0]
  const address = findCopied(addresses, changed?.shippingAddress ?? null) ?? defaultAddress(addresses)
  const day = days.find(({ value }) => value === (wantedDay ?? changed?.deliveryDate))
  return {
    billingAddressId: toBilling(changed, addresses),
    ...(address && { shippingAddressId: address.id }),
    ...(method && { shippingMethod: method.code }),
    ...(day && { deliveryDate: day.value }),
  }
}
