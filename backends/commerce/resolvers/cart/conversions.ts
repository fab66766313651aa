// Adds many products, an earlier order or a product list to the cart, up to the stock; names what was not added.
import type { GraphQLResolveInfo } from 'graphql'
import type { Sql, SqlStatement } from '../../../sql/database.ts'
import { type Context, requireCustomer } from '../../context/context.ts'
import { codedError, userInputError } from '../../context/errors.ts'
import { formatMessage } from '../../messages/messages.ts'
import { toRowId } from '../../rules/ids.ts'
import { toPackings } from '../../rules/stock.ts'
import { addLines, type CartLineRow, clearIfAvailable, maxLines, maxQuantity, selectLines } from '../../sql/carts.ts'
import { findCompanyOrder, readOrderItems } from '../../sql/orders.ts'
import type { Product } from '../../sql/products.ts'
import type { Resolvers } from '../generated/types.ts'
import { changeCart, type Outcome, operationKey, type SkipReason, toCartResponse } from './cart-change.ts'
import { requireList } from './lists.ts'
import { openCart } from './open-cart.ts'

/** A requested line item; `productId` is null if the product was deleted. */
type Wanted = { productId: number | null; sku: string; name: string | null; quantity: number }

export const conversionResolvers: Resolvers = {
  Mutation: {
    addItemsToCart: async (_, { items }, context, info) => {
      await requireCustomer(context)
      const { locale } = context
      if (items.length > maxLines) throw userInputError(locale, 'items', 'cart.full', { lines: maxLines })
      for (const { quantity } of items)
        if (quantity < 1 || quantity > maxQuantity) throw userInputError(locale, 'items.quantity', 'cart.quantity')
      const wanted = items.map(({ productId, quantity }) => ({
        productId: toRowId(productId),
        sku: productId,
        name: null,
        quantity,
      }))
      return fillCart(context, info, wanted)
    },
    convertOrderToCart: async (_, { id, replace }, context, info) => {
      const order = await findCompanyOrder(context.db, await requireCustomer(context), id)
      if (!order) throw codedError(context.locale, 'NOT_FOUND', 'order.unknown')
      return fillCart(context, info, await readOrderLines(context.db, order.id), { replace: replace === true })
    },
    convertProductListToCart: async (_, { id, replace }, context, info) => {
      const { items } = await requireList(context, id)
      const wanted = items.map(({ product_id, amount }) => ({
        productId: product_id,
        sku: '',
        name: null,
        quantity: amount,
      }))
      return fillCart(context, info, wanted, { replace: replace === true, ofList: true })
    },
  },
}

export const readOrderLines = async (db: Sql, orderId: string): Promise<Wanted[]> =>
  (await readOrderItems(db, orderId)).map(({ product_id, sku, name, quantity }) => ({
    productId: product_id,
    sku,
    name,
    quantity,
  }))

/** @param how.replace removes the cart's content first, unless no new line is available @param how.before statements of the same transaction @param how.ofList the products are on a list that the customer sees */
export async function fillCart(
  context: Context,
  info: GraphQLResolveInfo,
  given: readonly Wanted[],
  {
    replace = false,
    before = [],
    ofList = false,
  }: { replace?: boolean; before?: readonly SqlStatement[]; ofList?: boolean } = {},
) {
  const { db, locale, products } = context
  const wanted = joinRepeated(given)
  const key = operationKey(context, info)
  const [opened, ...found] = await Promise.all([
    openCart(context, key),
    ...wanted.map(({ productId }) => (productId === null ? undefined : products.one(productId))),
  ])
  const lines = await Promise.all(
    wanted.map(async (line, index) => {
      const product = found[index]
      // an entry of a list has no name of its own
      const gone = product || !ofList || line.productId === null ? null : await products.held(line.productId)
      return { ...line, ...(gone && { sku: gone.sku, name: gone.name }), product }
    }),
  )
  if (lines.length === 0)
    return toCartResponse(context, opened, {
      status: false,
      message: formatMessage(locale, 'convert.nothing'),
      skipped: [],
    })
  const sellable = lines.flatMap(({ product, quantity }) =>
    product?.type === 'simple' ? [[product.id, quantity] as const] : [],
  )
  return changeCart(context, opened, key, {
    statements: ({ id }) => [
      ...before,
      ...(replace ? [clearIfAvailable(db, id, sellable)] : []),
      selectLines(db, id),
      addLines(db, id, sellable),
      selectLines(db, id),
    ],
    toOutcome: (results) => {
      const [earlier, , after] = results.slice(-3)
      const had = toQuantities(earlier?.results)
      const has = toQuantities(after?.results)
      const added = (id: number) => (has.get(id) ?? 0) - (had.get(id) ?? 0)
      return toOutcome(context, lines, added)
    },
  })
}

/** Adds up repeated products, because an order may contain one twice. */
function joinRepeated(given: readonly Wanted[]): Wanted[] {
  const joined = new Map<string, Wanted>()
  for (const line of given) {
    const key = line.productId === null ? `gone ${line.sku}` : String(line.productId)
    const quantity = Math.min(maxQuantity, line.quantity + (joined.get(key)?.quantity ?? 0))
    joined.set(key, { ...line, quantity })
  }
  return [...joined.values()]
}

const toQuantities = (rows: unknown[] = []) =>
  new Map((rows as CartLineRow[]).map(({ product_id, quantity }) => [product_id, quantity]))

function toOutcome(
  { locale }: Context,
  lines: readonly (Wanted & { product: Product | undefined })[],
  addedOf: (productId: number) => number,
): Outcome {
  const skipped = lines.flatMap(({ sku, name, quantity, product }) => {
    const added = product?.type === 'simple' ? addedOf(product.id) : 0
    if (added >= quantity) return []
    const reason = toReason(product, added)
    return [{ sku: product?.sku ?? sku, name: product?.name ?? name, reason, requested: quantity, added }]
  })
  const names = skipped.map(({ name, sku }) => name ?? sku).join(', ')
  return {
    status: skipped.length < lines.length || skipped.some(({ added }) => added > 0),
    message: skipped.length > 0 ? formatMessage(locale, 'convert.notWhole', { names }) : null,
    skipped,
  }
}

function toReason(product: Product | undefined, added: number): SkipReason {
  if (!product) return 'gone'
  if (product.type !== 'simple') return 'not_sellable'
  const isSoldOut = product.is_stock_article === 1 && toPackings(product.stock_quantity ?? 0, product.stock_units) === 0
  return added === 0 && isSoldOut ? 'out_of_stock' : 'lowered'
}
