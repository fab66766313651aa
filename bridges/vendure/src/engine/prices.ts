// A customer pays the price of the first of their customer groups that has one, else the price of the variant.
import {
  type CustomerGroup,
  CustomerService,
  type Injector,
  type Order,
  type OrderItemPriceCalculationStrategy,
  type PriceCalculationResult,
  type ProductVariant,
  type RequestContext,
} from '@vendure/core'
import type { GroupPrice } from './custom-fields.ts'

/** The name of the group whose prices a customer pays; '' without a group. */
export const priceGroupOf = (groups: readonly Pick<CustomerGroup, 'id' | 'name'>[]): string =>
  groups.toSorted((one, other) => Number(one.id) - Number(other.id))[0]?.name ?? ''

export const findGroupPrice = (prices: readonly GroupPrice[] | null, group: string): GroupPrice | null =>
  prices?.find((price) => price.group === group) ?? null

export class GroupPriceStrategy implements OrderItemPriceCalculationStrategy {
  #customers: CustomerService | null = null

  init(injector: Injector) {
    this.#customers = injector.get(CustomerService)
  }

  async calculateUnitPrice(
    context: RequestContext,
    variant: ProductVariant,
    _fields: object,
    order: Order,
  ): Promise<PriceCalculationResult> {
    const { customFields, listPrice: price, listPriceIncludesTax: priceIncludesTax } = variant
    const customer = order.customer
    const groups = customer && (await this.#customers?.getCustomerGroups(context, customer.id))
    const own = groups ? findGroupPrice(customFields.groupPrices, priceGroupOf(groups)) : null
    return own ? { price: own.price, priceIncludesTax: false } : { price, priceIncludesTax }
  }
}
