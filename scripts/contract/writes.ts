// Executes the writes that can be undone as a test customer, checks their results and restores the state.
import * as commerce from '#contracts/generated/commerce.ts'
import type { TypedDocument } from '#contracts/typed-document.ts'
import { isTruthyFlag } from '#service/is-truthy-flag.ts'
import type { ContractService } from './service.ts'

type Headers = Record<string, string>
/** `orderId`: an earlier order of the customer. */
type Known = { productId: string | null; orderId: string | null }
type Items = readonly { id: string; quantity: number; product: { id: string } }[] | null | undefined

/** Product ids with their quantities, in order. */
const toQuantities = (items: Items) => (items ?? []).map(({ product, quantity }) => `${product.id}: ${quantity}`).sort()

/** One line per part of the state that could not be restored. */
export async function writeAsCustomer(party: ContractService, headers: Headers, { productId, orderId }: Known) {
  const ask = <Result, Variables>(document: TypedDocument<Result, Variables>, variables: Variables, key?: string) =>
    party.ask(document, variables, { ...headers, ...(key && { 'idempotency-key': key }) })
  const left: string[] = []
  const restored = async (name: string, isSame: Promise<boolean>) => {
    if (!(await isSame.catch(() => false))) left.push(`${name} of the test customer may have changed.`)
  }

  const readItems = async () => (await ask(commerce.cartDetail, {})).cartDetail?.items
  const listsOf = async () => (await ask(commerce.productLists, { first: 100, page: 1 })).productLists?.data ?? []

  async function fillCart(productId: string) {
    const quantityOf = (items: Items) => items?.find(({ product }) => product.id === productId)?.quantity ?? 0
    const before = quantityOf(await readItems())
    const press = crypto.randomUUID()
    const item = { productId, quantity: 1 }
    const added = (await ask(commerce.addItemToCart, item, press)).addItemToCart?.cart?.items
    const { addItemToCart, updateItemToCart, takeFromCart, addItemsToCart, removeCartItem } = commerce
    party.expect(addItemToCart, quantityOf(added), before + 1, 'quantity of the line')
    const repeated = (await ask(addItemToCart, item, press)).addItemToCart?.cart?.items
    party.expect(
      addItemToCart,
      quantityOf(repeated),
      before + 1,
      'quantity after a repeat with the same idempotency key',
    )
    const id = added?.find(({ product }) => product.id === productId)?.id
    if (id === undefined) return
    const quantity = before + 2
    const set = (await ask(updateItemToCart, { cartItemId: id, quantity })).updateItemToCart?.cart?.items
    party.expect(updateItemToCart, quantityOf(set), quantity, 'quantity of the line')
    const taken = (await ask(takeFromCart, item)).takeFromCart
    if (taken) party.expect(takeFromCart, quantityOf(taken.cart?.items), quantity - 1, 'quantity of the line')
    const many = (await ask(addItemsToCart, { items: [item] })).addItemsToCart
    if (many) party.expect(addItemsToCart, quantityOf(many.cart?.items), quantityOf(await readItems()), 'quantity')
    const removed = (await ask(removeCartItem, { id })).removeCartItem?.cart?.items
    party.expect(removeCartItem, quantityOf(removed), 0, 'quantity of the removed line')
  }

  async function tryCart() {
    const before = await readItems()
    const clear = async () => (await ask(commerce.removeAllCartItem, {})).removeAllCartItem?.cart?.items ?? []
    try {
      if (productId) await fillCart(productId)
      party.expect(commerce.removeAllCartItem, (await clear()).length, 0, 'lines of the emptied cart')
      if (orderId) await ask(commerce.convertOrderToCart, { id: orderId })
      await ask(commerce.cartAllergens, {})
    } finally {
      await clear()
      for (const { product, quantity } of before ?? [])
        await ask(commerce.addItemToCart, { productId: product.id, quantity })
      const isSame = async () => `${toQuantities(await readItems())}` === `${toQuantities(before)}`
      await restored('The cart', isSame())
    }
  }

  async function tryLists() {
    if ([...party.missing].some((name) => /^(?:Query|Mutation)\.\w*List\w*$/.test(name))) return
    const name = `Contract check ${crypto.randomUUID().slice(0, 8)}`
    const { createProductList } = await ask(commerce.createProductList, { name })
    const id = createProductList?.productList?.id
    party.expect(commerce.createProductList, isTruthyFlag(createProductList?.success), true, 'success')
    if (!id) return
    const find = async () => (await listsOf()).find((list) => list.id === id)
    try {
      await ask(commerce.updateProductList, { id, name: `${name}, renamed` })
      party.expect(commerce.updateProductList, (await find())?.name, `${name}, renamed`, 'name')
      if (productId) {
        const amount = async () =>
          (await find())?.products?.find(({ product }) => product.id === productId)?.pivot.amount
        await ask(commerce.addToProductList, { id, products: [{ productId, amount: 2 }] })
        party.expect(commerce.addToProductList, await amount(), 2, 'amount on the list')
        await ask(commerce.updateProductListProduct, { id, product: { productId, amount: 3 } })
        party.expect(commerce.updateProductListProduct, await amount(), 3, 'amount on the list')
        await ask(commerce.productListNames, { first: 100, page: 1 })
        await ask(commerce.firstLists, { first: 5 })
        await ask(commerce.removeProductFromList, { id, productId })
        party.expect(commerce.removeProductFromList, await amount(), undefined, 'amount of the removed product')
      }
    } finally {
      await ask(commerce.removeProductList, { id })
      await restored(
        'A list',
        find().then((list) => list === undefined),
      )
    }
  }

  async function tryProfile() {
    const read = async () => (await ask(commerce.allergenProfile, {})).accountInfo?.customer?.avoidedAllergens
    const before = await read()
    if (!before || party.missing.has('Mutation.updateAllergenProfile')) return
    const avoid = before.includes('milk') ? before.filter((code) => code !== 'milk') : [...before, 'milk']
    const isRead = async (codes: readonly string[]) =>
      `${[...((await read()) ?? [])].sort()}` === `${[...codes].sort()}`
    try {
      await ask(commerce.updateAllergenProfile, { avoid })
      party.expect(commerce.updateAllergenProfile, await isRead(avoid), true, 'the profile is stored')
    } finally {
      await ask(commerce.updateAllergenProfile, { avoid: [...before] })
      await restored('The allergen profile', isRead(before))
    }
  }

  async function tryAccount() {
    const read = async () => (await ask(commerce.accountInfo, {})).accountInfo?.customer
    const customer = await read()
    const { firstName, lastName, gender, email, phone } = customer ?? {}
    if (!firstName || !lastName || !gender || !email || !phone) return
    await ask(commerce.updateAccount, { firstName, lastName, gender, email, phone })
    const text = (value: object | null | undefined) => JSON.stringify({ ...value, updatedAt: null })
    await restored(
      'The account',
      read().then((now) => text(now) === text(customer)),
    )
  }

  async function tryAddresses() {
    if (party.missing.has('Mutation.createAddress') || party.missing.has('Mutation.deleteAddress')) return
    const { countries } = await ask(commerce.countries, {})
    const address1 = `Contract check ${crypto.randomUUID().slice(0, 8)}`
    const person = { firstName: 'Contract', lastName: 'Check', phone: '+32 3 555 01 40' }
    const country = countries?.find(({ code }) => code === 'BE')?.code ?? countries?.[0]?.code ?? 'BE'
    const input = { ...person, address1, country, city: 'Antwerpen', postcode: '2000' }
    const find = async () =>
      (await ask(commerce.addresses, {})).addresses?.addresses?.find((one) => one.address1?.startsWith(address1))
    await ask(commerce.createAddress, { input })
    const id = (await find())?.id
    party.expect(commerce.createAddress, id !== undefined, true, 'the address is listed')
    if (id === undefined) return
    try {
      await ask(commerce.updateAddress, { id, input: { ...input, address1: `${address1} b` } })
      party.expect(commerce.updateAddress, (await find())?.address1, `${address1} b`, 'first line')
    } finally {
      await ask(commerce.deleteAddress, { id })
      await restored(
        'An address',
        find().then((address) => address === undefined),
      )
    }
  }

  for (const attempt of [tryCart, tryLists, tryProfile, tryAccount, tryAddresses]) await attempt()
  return left
}
