import {
  type CartFieldsFragment,
  cartAmounts,
  cartDetail,
  deliveryOptions,
  type deliveryOptionsQuery,
} from '#contracts/generated/commerce.ts'
import { readTreeOrNull } from '#features/catalogue/category.service.ts'
import type { CatalogueContext } from '#features/product/product-card.ts'
import type { RequestContext } from '#server/context/context.ts'
import { memoizeByObject } from '#service/memoize-by-object.ts'

export type CartOutcome = {
  readonly status: boolean | null
  readonly message: string | null
  readonly cart: CartFieldsFragment | null
  readonly skipped?:
    | readonly { name: string | null; sku: string | null; reason: string; requested: number; added: number }[]
    | null
} | null

export const hasCart = ({ session, cartToken }: RequestContext) => session !== null || cartToken !== null

export const readItems = async ({ sessionClient }: RequestContext) =>
  (await sessionClient.commerce(cartDetail, {})).cartDetail?.items ?? []

export const readAmounts = async ({ sessionClient }: RequestContext) =>
  (await sessionClient.commerce(cartAmounts, {})).cartDetail?.items ?? []

export const readCatalogueContext = async (context: RequestContext): Promise<CatalogueContext> => ({
  locale: context.locale,
  tree: await readTreeOrNull(context),
})

type Delivery = deliveryOptionsQuery['deliveryOptions']

/** Null for guests, who see no prices, and if the query fails: the cart is shown without delivery terms. */
export const readDelivery = memoizeByObject(async ({ session, sessionClient }: RequestContext): Promise<Delivery> => {
  if (!session) return null
  const answer = await sessionClient.commerce(deliveryOptions, {}).catch(() => null)
  return answer?.deliveryOptions ?? null
})
