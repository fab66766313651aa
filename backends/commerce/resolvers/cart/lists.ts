// Product lists: created, renamed and removed by the customer who owns them. conversions.ts adds them to the cart.
import { type Context, requireCustomer } from '../../context/context.ts'
import { codedError, userInputError } from '../../context/errors.ts'
import { toRowId } from '../../rules/ids.ts'
import { maxQuantity } from '../../sql/carts.ts'
import {
  addToList,
  deleteList,
  findList,
  insertList,
  type List,
  type ListEntry,
  type ListItemRow,
  readLists,
  removeFromList,
  renameList,
} from '../../sql/lists.ts'
import type { ProductListProductInput, Resolvers } from '../generated/types.ts'
import { paginate, toPage } from '../paging.ts'

const maxLists = 100
const maxEntries = 500
const maxName = 80
const maxArea = 40

export const listResolvers: Resolvers = {
  Query: {
    productLists: async (_, args, context) => {
      const customer = await requireCustomer(context)
      const page = toPage(args, 10)
      const { total, lists } = await readLists(context.db, customer.id, page)
      return paginate(page, total, lists)
    },
  },
  Mutation: {
    createProductList: async (_, { name }, context) => {
      const customer = await requireCustomer(context)
      const { db, locale, now } = context
      const id = await insertList(db, customer.id, toName(context, name), maxLists, now().toISOString())
      if (id === null) throw userInputError(locale, 'name', 'list.tooMany', { count: maxLists })
      return { success: true, productList: await findList(db, customer.id, id) }
    },
    updateProductList: async (_, { id, name }, context) => {
      const list = await requireList(context, id)
      await renameList(context.db, list.id, toName(context, name)).run()
      return requireList(context, id)
    },
    removeProductList: async (_, { id }, context) => {
      await deleteList(context.db, (await requireList(context, id)).id).run()
      return { success: true }
    },
    addToProductList: async (_, { id, products }, context) => {
      const list = await requireList(context, id)
      const entries = await toEntries(context, products)
      const onList = new Set([
        ...list.items.map(({ product_id }) => product_id),
        ...entries.map((one) => one.productId),
      ])
      if (onList.size > maxEntries) throw userInputError(context.locale, 'products', 'list.full', { count: maxEntries })
      await addToList(context.db, list.id, entries).run()
      return { success: true, productList: await requireList(context, id) }
    },
    updateProductListProduct: async (_, { id, product }, context) => {
      const list = await requireList(context, id)
      const entries = await toEntries(context, [product])
      const isOn = ({ product_id }: ListItemRow) => product_id === entries[0]?.productId
      if (!list.items.some(isOn)) throw codedError(context.locale, 'NOT_FOUND', 'list.notOnIt')
      await addToList(context.db, list.id, entries).run()
      return (await requireList(context, id)).items.find(isOn)
    },
    removeProductFromList: async (_, { id, productId }, context) => {
      const list = await requireList(context, id)
      const { meta } = await removeFromList(context.db, list.id, toRowId(productId)).run()
      if (!meta.changes) throw codedError(context.locale, 'NOT_FOUND', 'list.notOnIt')
      return requireList(context, id)
    },
  },
  ProductList: {
    customerId: (list) => list.customer_id,
    // deleting a product also deletes its entries
    products: (list) => list.items,
  },
  ProductListProduct: {
    product: async (item, _, { products }) => {
      const product = await products.one(item.product_id)
      if (!product) throw new Error(`Article ${item.product_id} is on a list but does not exist`)
      return product
    },
    pivot: (item) => item,
  },
}

/** @throws NOT_FOUND for a list that is unknown or belongs to another customer */
export async function requireList(context: Context, id: string): Promise<List> {
  const customer = await requireCustomer(context)
  const list = await findList(context.db, customer.id, toRowId(id))
  if (!list) throw codedError(context.locale, 'NOT_FOUND', 'list.unknown')
  return list
}

function toName({ locale }: Context, given: string): string {
  const name = given.trim()
  if (name === '') throw userInputError(locale, 'name', 'list.nameMissing')
  if (name.length > maxName) throw userInputError(locale, 'name', 'input.tooLong', { length: maxName })
  return name
}

/** Entries as stored; the last one wins if a product is repeated. @throws an error if a product cannot be ordered or a value is out of range */
async function toEntries(context: Context, inputs: readonly ProductListProductInput[]): Promise<ListEntry[]> {
  const { locale } = context
  const entries = new Map<number, ListEntry>()
  for (const { productId, amount, area, par, position } of inputs) {
    if (amount < 1 || amount > maxQuantity) throw userInputError(locale, 'products.amount', 'cart.quantity')
    if (area != null && area.length > maxArea)
      throw userInputError(locale, 'products.area', 'input.tooLong', { length: maxArea })
    if (par != null && (par < 0 || par > maxQuantity)) throw userInputError(locale, 'products.par', 'cart.quantity')
    entries.set(toRowId(productId), {
      productId: toRowId(productId),
      amount,
      ...(area !== undefined && { area }),
      ...(par !== undefined && { par }),
      ...(position != null && { position: Math.max(0, position) }),
    })
  }
  if (entries.size > maxEntries) throw userInputError(locale, 'products', 'list.full', { count: maxEntries })
  const products = await Promise.all([...entries.keys()].map(context.products.one))
  for (const product of products) {
    if (!product) throw codedError(locale, 'NOT_FOUND', 'cart.unknownProduct')
    if (product.type !== 'simple')
      throw userInputError(locale, 'products.productId', 'cart.notSellable', { name: product.name ?? product.sku })
  }
  return [...entries.values()]
}
