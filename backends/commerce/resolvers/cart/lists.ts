// Product lists: personal ones of a customer, and those of a company. conversions.ts adds them to the cart.
import { allows } from '#contracts/permissions.ts'
import { type Context, requireCustomer } from '../../context/context.ts'
import { codedError, userInputError } from '../../context/errors.ts'
import { toRowId } from '../../rules/ids.ts'
import { maxQuantity } from '../../sql/carts.ts'
import type { CustomerRow } from '../../sql/customers.ts'
import {
  addToList,
  deleteList,
  findList,
  insertList,
  type List,
  type ListEditor,
  type ListEntry,
  type ListRow,
  readLists,
  removeFromList,
  renameList,
  shareList,
  unshareList,
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
      const { total, lists } = await readLists(context.db, customer, page)
      return paginate(page, total, lists)
    },
  },
  Mutation: {
    createProductList: async (_, { name: given, shared }, context) => {
      const customer = await requireCustomer(context)
      const { db, locale, now } = context
      const isShared = shared === true
      if (isShared && !allows(customer.role, 'editCompanyLists')) throw forbidCompanyLists(context)
      const list = { name: toName(context, given), isShared, most: maxLists, now: now().toISOString() }
      const id = await insertList(db, customer, list)
      if (id === null)
        throw userInputError(locale, 'name', isShared ? 'list.tooManyShared' : 'list.tooMany', { count: maxLists })
      return { success: true, productList: await findList(db, customer, id) }
    },
    updateProductList: async (_, { id, name: given, version }, context) => {
      const { list, editor } = await requireEditableList(context, id)
      const name = toName(context, given)
      const { meta } = await renameList(context.db, editor, list.id, name, version ?? null).run()
      const current = await requireList(context, id)
      // a repeated request finds its own name
      if (!meta.changes && current.name !== name)
        throw codedError(context.locale, 'CONFLICT', 'list.renamed', { name: current.name })
      return current
    },
    shareProductList: async (_, { id, shared }, context) => {
      const customer = await requireCustomer(context)
      const list = await requireList(context, id)
      if ((list.company_id !== null) === shared) return list
      if (!canShare(customer, list)) throw refuseSharing(context, list)
      const ofAnyone = allows(customer.role, 'manageUsers')
      const change = shared
        ? shareList(context.db, customer, list.id, maxLists)
        : unshareList(context.db, customer, list.id, { ofAnyone, most: maxLists })
      const { meta } = await change.run()
      if (!meta.changes)
        throw codedError(context.locale, 'CONFLICT', shared ? 'list.tooManyShared' : 'list.tooManyOfCreator', {
          count: maxLists,
        })
      // a list that is personal again is hidden from an administrator who did not make it
      return (await findList(context.db, customer, list.id)) ?? { ...list, company_id: null }
    },
    removeProductList: async (_, { id }, context) => {
      const { list, editor } = await requireEditableList(context, id)
      await deleteList(context.db, editor, list.id).run()
      return { success: true }
    },
    addToProductList: async (_, { id, products }, context) => {
      const { list, editor } = await requireEditableList(context, id)
      const entries = await toEntries(context, products)
      const onList = new Set([
        ...list.items.map(({ product_id }) => product_id),
        ...entries.filter(({ changeOnly }) => !changeOnly).map((one) => one.productId),
      ])
      if (onList.size > maxEntries) throw userInputError(context.locale, 'products', 'list.full', { count: maxEntries })
      await addToList(context.db, editor, list.id, entries).run()
      return { success: true, productList: await requireList(context, id) }
    },
    updateProductListProduct: async (_, { id, product }, context) => {
      const { list, editor } = await requireEditableList(context, id)
      const [entry] = await toEntries(context, [product])
      const { meta } = await addToList(context.db, editor, list.id, entry ? [{ ...entry, changeOnly: true }] : []).run()
      const { items } = await requireList(context, id)
      const item = items.find(({ product_id }) => product_id === entry?.productId)
      if (!meta.changes || !item) throw codedError(context.locale, 'NOT_FOUND', 'list.notOnIt')
      return item
    },
    removeProductFromList: async (_, { id, productId }, context) => {
      const { list, editor } = await requireEditableList(context, id)
      const { meta } = await removeFromList(context.db, editor, list.id, toRowId(productId)).run()
      const current = await requireList(context, id)
      if (!meta.changes) throw codedError(context.locale, 'NOT_FOUND', 'list.notOnIt')
      return current
    },
  },
  ProductList: {
    customerId: (list) => list.customer_id,
    // deleting a product also deletes its entries
    products: (list) => list.items,
    isShared: (list) => list.company_id !== null,
    createdBy: (list, _, context) => context.user(list.customer_id),
    canEdit: async (list, _, context) => canEdit(await requireCustomer(context), list),
    canShare: async (list, _, context) => canShare(await requireCustomer(context), list),
  },
  ProductListProduct: {
    product: async (item, _, { products }) => {
      const product = (await products.one(item.product_id)) ?? (await products.held(item.product_id))
      if (!product) throw new Error(`Article ${item.product_id} is on a list but does not exist`)
      return product
    },
    pivot: (item) => item,
  },
}

/** @throws NOT_FOUND for a list that is unknown, of another company, or a personal one of another customer */
export async function requireList(context: Context, id: string): Promise<List> {
  const list = await findList(context.db, await requireCustomer(context), toRowId(id))
  if (!list) throw codedError(context.locale, 'NOT_FOUND', 'list.unknown')
  return list
}

/** @throws NOT_FOUND as requireList, FORBIDDEN for a list of the company if the role does not change these */
async function requireEditableList(context: Context, id: string): Promise<{ list: List; editor: ListEditor }> {
  const customer = await requireCustomer(context)
  const list = await requireList(context, id)
  if (!canEdit(customer, list)) throw forbidCompanyLists(context)
  return { list, editor: { ...customer, editsCompanyLists: allows(customer.role, 'editCompanyLists') } }
}

const forbidCompanyLists = ({ locale }: Context) => codedError(locale, 'FORBIDDEN', 'users.needs.editCompanyLists')

function refuseSharing(context: Context, list: List) {
  return list.is_creator_removed
    ? codedError(context.locale, 'CONFLICT', 'list.creatorRemoved')
    : codedError(context.locale, 'FORBIDDEN', 'list.sharedByCreator')
}

const canEdit = ({ role }: CustomerRow, { company_id }: ListRow): boolean =>
  allows(role, 'editLists') && (company_id === null || allows(role, 'editCompanyLists'))

const canShare = ({ id, role }: CustomerRow, list: ListRow): boolean =>
  allows(role, 'editCompanyLists') &&
  !list.is_creator_removed &&
  (list.customer_id === id || allows(role, 'manageUsers'))

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
  for (const { productId, amount, area, par, position, addOnly, placeOnly } of inputs) {
    if (!placeOnly && (amount < 1 || amount > maxQuantity))
      throw userInputError(locale, 'products.amount', 'cart.quantity')
    if (area != null && area.length > maxArea)
      throw userInputError(locale, 'products.area', 'input.tooLong', { length: maxArea })
    if (par != null && (par < 0 || par > maxQuantity)) throw userInputError(locale, 'products.par', 'cart.quantity')
    entries.set(toRowId(productId), {
      productId: toRowId(productId),
      amount,
      ...(area !== undefined && { area }),
      ...(par !== undefined && { par }),
      ...(position != null && { position: Math.max(0, position) }),
      ...(addOnly && { addOnly }),
      ...(placeOnly && { changeOnly: true, keepsAmount: true }),
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
