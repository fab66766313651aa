// Runs every document of the contract against the commerce backend at COMMERCE_URL, else the embedded one.
// CONTRACT_EMAIL and CONTRACT_PASSWORD add the customer's documents. Orders and addresses are created in the embedded backend only.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as commerce from '#contracts/generated/commerce.ts'
import { locales } from '#i18n/locales.ts'
import { documentsOf, printResults } from '../../scripts/contract/service.ts'
import { jana } from '../support/approvals.ts'
import { openService, someProduct, type TestService } from '../support/contract-service.ts'
import { demoPassword, nadia } from '../support/visit.ts'

const external = Boolean(process.env.COMMERCE_URL)
const email = external ? process.env.CONTRACT_EMAIL : nadia
const password = external ? process.env.CONTRACT_PASSWORD : demoPassword

let service: TestService
const guest = { 'x-cart-token': '0123456789abcdef0123456789abcdef' }
let customer: Record<string, string> = {}

beforeAll(async () => {
  service = await openService('commerce')
})
afterAll(() => {
  if (external) console.log(printResults(service, documentsOf(commerce)))
  service.close()
})

/** Sends queries without variables, one after the other. */
async function askAll(headers: Record<string, string>, ...documents: unknown[]) {
  for (const document of documents) await service.ask(document as Parameters<TestService['ask']>[0], {}, headers)
}

// F169, F170
test.each(locales)('guests can read the catalogue in %s', async (locale) => {
  const headers = { 'x-locale': locale }
  const { slug, sku } = await someProduct(service)
  const { categories } = await service.ask(commerce.categories, { first: 100 }, headers)
  expect(categories?.data.length).toBeGreaterThan(0)
  await service.ask(commerce.categories, { first: 100, page: 1, input: { type: 'brand' } }, headers)
  const byName = { first: 16, page: 1, sort: 'name', asc: true }
  const listing = await service.ask(commerce.getProductListing, byName, headers)
  expect(JSON.stringify(listing)).not.toContain('€')
  await service.ask(commerce.sitemapProducts, { first: 100, page: 1 }, headers)
  const { productBySlug } = await service.ask(commerce.productBySlug, { slug }, headers)
  expect(productBySlug?.priceHtml?.formattedFinalPrice ?? null).toBeNull()
  const codes = [sku, 'no-such-code']
  await service.ask(commerce.productsByCodes, { codes }, headers)
  await service.ask(commerce.packingsByCodes, { codes }, headers)
  await service.ask(commerce.codePrices, { codes }, headers)
  const { getProductListingFacets: facets, countries, registration_countries, unitoptions, deliveryOptions } = commerce
  await askAll(headers, facets, countries, registration_countries, unitoptions, deliveryOptions)
})

test('an unknown product is null, without an error', async () => {
  expect((await service.ask(commerce.productBySlug, { slug: 'no-such-product' })).productBySlug).toBeNull()
})

test('forgotPassword succeeds for an unknown address, and validateToken and resetPassword reject an unknown token', async () => {
  const { forgotPassword } = await service.ask(commerce.forgotPassword, { email: 'unknown@nowhere.example' })
  expect(forgotPassword?.status).toBe(true)
  const { validateToken } = await service.ask(commerce.validateToken, { token: 'never-given-out' })
  expect(validateToken).toEqual({ success: false, email: null, token: null })
  const given = { email: 'unknown@nowhere.example', password: 'some-password', confirmPassword: 'some-password' }
  const { resetPassword } = await service.ask(commerce.resetPassword, { token: 'never-given-out', ...given })
  expect(resetPassword?.success).toBe(false)
})

test('requestAccess with empty fields returns an error per field and creates nothing', async () => {
  const company = { companyName: '', email: 'x', phoneNumber: '', activity: '', vatNumber: 'BE1' }
  const user = { email: 'x', firstName: '', lastName: '' }
  const address = { address1: '', city: '', country: 'BE', postcode: '', phone: '' }
  const { requestAccess } = await service.ask(commerce.requestAccess, { input: { company, user, address } })
  expect(requestAccess?.status).toBe(false)
  const fields = requestAccess?.errors?.map(({ field }) => field)
  expect(fields).toEqual(expect.arrayContaining(['company.companyName', 'company.vatNumber', 'user.email']))
})

test('a guest cart is filled, updated, read and emptied', async () => {
  const { id } = await someProduct(service)
  const added = await service.ask(commerce.addItemToCart, { productId: id, quantity: 2 }, guest)
  const line = added.addItemToCart?.cart?.items?.[0]
  expect(line).toMatchObject({ quantity: 2 })
  const { cartDetail } = await service.ask(commerce.cartDetail, {}, guest)
  expect(cartDetail).toMatchObject(
    (await service.ask(commerce.cartAmounts, {}, guest)).cartDetail ?? { items: 'missing' },
  )
  await service.ask(commerce.cartItems, {}, guest)
  await service.ask(commerce.updateItemToCart, { cartItemId: line?.id ?? '', quantity: 3 }, guest)
  await service.ask(commerce.takeFromCart, { productId: id, quantity: 1 }, guest)
  await service.ask(commerce.removeCartItem, { id: line?.id ?? '' }, guest)
  await service.ask(commerce.addItemToCart, { productId: id, quantity: 1 }, guest)
  const emptied = await service.ask(commerce.removeAllCartItem, {}, guest)
  expect(emptied.removeAllCartItem?.cart?.items ?? []).toEqual([])
})

describe.skipIf(!email)('a customer', () => {
  const credentials = { email: email ?? '', password: password ?? '' }

  beforeAll(async () => {
    const { customerLogin } = await service.ask(commerce.customerLogin, credentials)
    customer = { authorization: `Bearer ${customerLogin?.accessToken}` }
  })

  test('reads the account, addresses, delivery options, orders and own prices', async () => {
    const { accountInfo } = await service.ask(commerce.accountInfo, {}, customer)
    expect(accountInfo?.customer?.email).toBe(credentials.email)
    const { addresses, companyAddresses, customerAddresses, shippingMethods } = commerce
    await askAll(customer, addresses, companyAddresses, customerAddresses, shippingMethods)
    const { ordersList } = await service.ask(commerce.ordersList, { first: 10, page: 1 }, customer)
    const id = ordersList?.data[0]?.id
    if (id) await service.ask(commerce.orderDetail, { id }, customer)
    await service.ask(commerce.invoiceSummaries, {}, customer)
    const { viewInvoices } = await service.ask(commerce.viewInvoices, {}, customer)
    await service.ask(commerce.invoicePdf, { id: viewInvoices?.[0]?.id ?? '' }, customer)
    await service.ask(commerce.invoiceUbl, { id: viewInvoices?.[0]?.id ?? '' }, customer)
    const { getProductListing } = await service.ask(commerce.getProductListing, { first: 16, page: 1 }, customer)
    expect(JSON.stringify(getProductListing?.data)).toContain('formattedFinalPrice":"')
    const { slug } = await someProduct(service)
    const prices = await service.ask(commerce.listingPrices, { first: 16, page: 1 }, customer)
    expect(JSON.stringify(prices)).toContain('formattedFinalPrice":"')
    const { productBySlug } = await service.ask(commerce.productPrices, { slug }, customer)
    expect(productBySlug?.id).toBeTruthy()
    await service.ask(commerce.cartSummary, {}, customer)
    await service.ask(commerce.companyProducts, { first: 16, page: 1 }, customer)
    const page = await service.ask(commerce.listingPage, { first: 16, page: 1 }, customer)
    expect(page.getProductListing).toEqual(prices.getProductListing)
    expect((await service.ask(commerce.productPage, { slug }, customer)).productBySlug).toEqual(productBySlug)
    const goods = { newestCount: 8, newest: { new: true }, inStockCount: 16, inStock: {} }
    const home = await service.ask(commerce.homePage, { ...goods, first: 5 }, customer)
    expect(home).toMatchObject(await service.ask(commerce.homePrices, goods, customer))
    expect(home).toMatchObject(await service.ask(commerce.lastOrder, {}, customer))
    expect(home).toMatchObject(await service.ask(commerce.firstLists, { first: 5 }, customer))
    expect(home.inStock).toEqual(prices.getProductListing)
  })

  test("guests cannot read the customer's data", async () => {
    const { accountInfo, addresses, customerAddresses, ordersList, viewInvoices } = commerce
    for (const document of [accountInfo, addresses, customerAddresses, ordersList, viewInvoices]) {
      const { data, errors } = await service.send(document as Parameters<TestService['send']>[0], {})
      expect([document.name, Object.values(data ?? {}).filter(Boolean)]).toEqual([document.name, []])
      expect(errors[0]?.extensions?.code ?? errors[0]?.message).toMatch(/^UNAUTHENTICATED|Unauthenticated\.$/)
    }
    // guests may read delivery options, but not their prices
    const { data } = await service.send(commerce.shippingMethods, {})
    expect(JSON.stringify(data)).not.toMatch(/"(?:price|formattedPrice)":[^n]/)
  })

  test.skipIf(external)('saves the allergen profile', async () => {
    await service.ask(commerce.updateAllergenProfile, { avoid: ['milk'] }, customer)
    const { accountInfo } = await service.ask(commerce.allergenProfile, {}, customer)
    expect(accountInfo?.customer?.avoidedAllergens).toEqual(['milk'])
  })

  test.skipIf(external)('changes the password, which ends other sessions and keeps this one', async () => {
    const change = async (currentPassword: string, next: string) =>
      service.ask(commerce.changePassword, { currentPassword, password: next, confirmPassword: next }, customer)
    expect((await change(demoPassword, 'the-contract-holds')).changePassword?.status).toBe(true)
    expect((await change('the-contract-holds', demoPassword)).changePassword?.status).toBe(true)
    expect((await service.ask(commerce.endOtherSessions, {}, customer)).endOtherSessions?.status).toBe(true)
    expect((await service.ask(commerce.accountInfo, {}, customer)).accountInfo?.customer?.email).toBe(nadia)
  })

  test.skipIf(external)('manages product lists and adds a list or an earlier order to the cart', async () => {
    const { id: productId } = await someProduct(service)
    const { createProductList } = await service.ask(commerce.createProductList, { name: 'Contract' }, customer)
    const id = createProductList?.productList?.id ?? ''
    const { updateProductList } = await service.ask(commerce.updateProductList, { id, name: 'The contract' }, customer)
    expect(updateProductList).toMatchObject({ isShared: false, canEdit: true, version: 2 })
    const { shareProductList } = await service.ask(commerce.shareProductList, { id, shared: true }, customer)
    expect(shareProductList).toMatchObject({ isShared: true, canShare: true, createdBy: { name: 'Nadia Benali' } })
    await service.ask(commerce.addToProductList, { id, products: [{ productId, amount: 2 }] }, customer)
    await service.ask(commerce.updateProductListProduct, { id, product: { productId, amount: 3 } }, customer)
    const { productLists } = await service.ask(commerce.productLists, { first: 100, page: 1 }, customer)
    const kept = productLists?.data.find((list) => list.id === id)
    expect(kept).toMatchObject({
      name: 'The contract',
      products: [{ product: { id: productId }, pivot: { amount: 3 } }],
    })
    const { convertProductListToCart } = await service.ask(commerce.convertProductListToCart, { id }, customer)
    expect(convertProductListToCart?.cart?.items?.map(({ quantity }) => quantity)).toEqual([3])
    await service.ask(commerce.addItemsToCart, { items: [{ productId, quantity: 1 }] }, customer)
    await service.ask(commerce.removeProductFromList, { id, productId }, customer)
    await service.ask(commerce.removeProductList, { id }, customer)
    await service.ask(commerce.productListNames, { first: 100, page: 1 }, customer)
    const { ordersList } = await service.ask(commerce.ordersList, { first: 1, page: 1 }, customer)
    const order = { id: ordersList?.data[0]?.id ?? '' }
    await service.ask(commerce.orderRefill, order, customer)
    await service.ask(commerce.orderAllergens, order, customer)
    const { lastOrder, orderProposal, productChanges, cartAllergens, invoiceBalance, orderYears, recalls } = commerce
    const unknown = await service.send(commerce.confirmRecall, { id: '0' }, customer)
    expect(unknown.errors[0]?.extensions?.code).toBe('NOT_FOUND')
    for (const document of documentsOf({ confirmRecall: commerce.confirmRecall })) service.judge(document, [])
    await askAll(customer, lastOrder, orderProposal, productChanges, cartAllergens, invoiceBalance, orderYears, recalls)
    await service.ask(commerce.convertOrderToCart, order, customer)
    await service.ask(commerce.removeAllCartItem, {}, customer)
  })

  test.skipIf(external)('creates a standing order, skips a date, changes and ends it', async () => {
    const product = await someProduct(service)
    const { addresses } = await service.ask(commerce.addresses, {}, customer)
    const { shippingMethods } = await service.ask(commerce.shippingMethods, {}, customer)
    const addressId = addresses?.addresses?.[0]?.id ?? ''
    const input = {
      ...{ lines: [{ productId: product.id, quantity: 2 }], weekdays: [2, 5], everyWeeks: 1, isAutomatic: true },
      startDate: new Date(Date.now() + 8 * 86_400_000).toISOString().slice(0, 10),
      ...{ billingAddressId: addressId, shippingAddressId: addressId },
      shippingMethod: shippingMethods?.shippingMethods?.[0]?.methods?.code ?? '',
    }
    const { createStandingOrder } = await service.ask(commerce.createStandingOrder, { input }, customer)
    const id = createStandingOrder?.standingOrder?.id ?? ''
    const { standingOrders } = await service.ask(commerce.standingOrders, {}, customer)
    expect(standingOrders?.some((one) => one.id === id)).toBe(true)
    const { standingOrder } = await service.ask(commerce.standingOrder, { id }, customer)
    const date = standingOrder?.dates.find(({ state }) => state === 'planned')?.date ?? ''
    await service.ask(commerce.changeStandingOrderDate, { id, input: { date, isSkipped: true } }, customer)
    await service.ask(commerce.updateStandingOrder, { id, input: { ...input, everyWeeks: 2 } }, customer)
    // a planned date is not prepared
    const early = await service.send(commerce.convertStandingOrderToCart, { id, date }, customer)
    expect(early.errors[0]?.extensions?.code).toBe('CONFLICT')
    for (const document of documentsOf({ convertStandingOrderToCart: commerce.convertStandingOrderToCart }))
      service.judge(document, [])
    const { changeStandingOrderState } = await service.ask(
      commerce.changeStandingOrderState,
      { id, state: 'ended' },
      customer,
    )
    expect(changeStandingOrderState?.status).toBe(true)
  })

  describe.skipIf(external)('and a buyer with a limit', () => {
    let buyer: Record<string, string> = {}
    const idOf = (request: { id: string } | null | undefined) => request?.id ?? ''
    const limitsOf = async () =>
      (await service.ask(commerce.orderLimits, {}, buyer)).accountInfo?.customer?.orderLimits ?? null
    const approvalOf = async (id: string, headers: Record<string, string>) =>
      (await service.ask(commerce.orderApproval, { id }, headers)).orderApproval
    const codeOf = ({ errors }: Awaited<ReturnType<TestService['send']>>) => errors[0]?.extensions?.code

    /** Puts two packings of a product in the empty cart of the buyer. @returns the details for an order of it */
    async function fillCart() {
      const product = await someProduct(service)
      await service.ask(commerce.removeAllCartItem, {}, buyer)
      await service.ask(commerce.addItemToCart, { productId: product.id, quantity: 2 }, buyer)
      const { addresses } = await service.ask(commerce.addresses, {}, buyer)
      const { shippingMethods } = await service.ask(commerce.shippingMethods, {}, buyer)
      const addressId = addresses?.addresses?.[0]?.id ?? ''
      const shippingMethod = shippingMethods?.shippingMethods?.[0]?.methods?.code ?? ''
      return { billingAddressId: addressId, shippingAddressId: addressId, shippingMethod }
    }

    /** @returns the id of a new request for approval */
    async function request() {
      const input = await fillCart()
      const { requestApproval } = await service.ask(commerce.requestApproval, { input }, buyer)
      expect(requestApproval?.status).toBe('waiting')
      return idOf(requestApproval)
    }

    async function changeLimits(order: number) {
      const { companyUsers } = await service.ask(commerce.companyUsers, {}, customer)
      const id = idOf(companyUsers?.users.find((user) => user.email === jana))
      const change = { id, input: { order, month: null } }
      expect((await service.ask(commerce.changeUserLimits, change, customer)).changeUserLimits?.status).toBe(true)
    }

    beforeAll(async () => {
      const { customerLogin } = await service.ask(commerce.customerLogin, { email: jana, password: demoPassword })
      buyer = { authorization: `Bearer ${customerLogin?.accessToken}` }
      expect(await limitsOf()).toMatchObject({ order: 250, month: null })
      // less than any cart
      await changeLimits(0.01)
    })
    afterAll(async () => {
      await changeLimits(250)
      expect(await limitsOf()).toMatchObject({ order: 250, month: null })
    })

    test('a buyer sees the limit, cannot order above it, and cannot change it', async () => {
      expect(await limitsOf()).toMatchObject({ order: 0.01, month: null })
      const input = await fillCart()
      const placed = await service.send(commerce.placeOrder, { input }, buyer)
      expect(placed.errors[0]?.extensions).toMatchObject({
        code: 'CONFLICT',
        validation: { orderLimit: [expect.any(String)] },
      })
      const { accountInfo } = await service.ask(commerce.accountInfo, {}, buyer)
      const change = { id: idOf(accountInfo?.customer), input: { order: null, month: null } }
      expect(codeOf(await service.send(commerce.changeUserLimits, change, buyer))).toBe('FORBIDDEN')
    })

    test('a buyer sends a cart for approval, withdraws the request and gets its lines back', async () => {
      const id = await request()
      const { orderApprovals } = await service.ask(commerce.orderApprovals, { first: 20, page: 1 }, buyer)
      const listed = orderApprovals?.data.find((one) => one.id === id)
      expect(listed).toMatchObject({ status: 'waiting', exceeded: 'order', canDecide: false })
      expect((await service.ask(commerce.cartDetail, {}, buyer)).cartDetail?.items ?? []).toEqual([])
      const { withdrawApproval } = await service.ask(commerce.withdrawApproval, { id }, buyer)
      expect(withdrawApproval).toMatchObject({ id, status: 'withdrawn', order: null })
      const { convertApprovalToCart } = await service.ask(commerce.convertApprovalToCart, { id }, buyer)
      expect(convertApprovalToCart?.cart?.items?.map(({ quantity }) => quantity)).toEqual([2])
    })

    test('an approver changes a request and approves the version that was seen, once', async () => {
      const id = await request()
      const approval = await approvalOf(id, customer)
      expect(approval).toMatchObject({ status: 'waiting', canDecide: true, canWithdraw: false, problems: [] })
      const version = approval?.version ?? ''
      const items = [{ id: idOf(approval?.items[0]), quantity: 1 }]
      await service.ask(commerce.changeApproval, { id, input: { version, items } }, customer)
      const changed = await approvalOf(id, customer)
      expect(changed?.items).toMatchObject([{ requestedQuantity: 2, quantity: 1 }])
      const stale = await service.send(commerce.approveOrder, { id, input: { version } }, customer)
      expect(codeOf(stale)).toBe('CONFLICT')
      const seen = { id, input: { version: changed?.version ?? '' } }
      expect(codeOf(await service.send(commerce.approveOrder, seen, buyer))).toBe('FORBIDDEN')
      const { approveOrder } = await service.ask(commerce.approveOrder, seen, customer)
      expect(approveOrder).toMatchObject({ id, status: 'approved', order: { incrementId: expect.any(String) } })
      const repeated = await service.ask(commerce.approveOrder, seen, customer)
      expect(repeated.approveOrder).toEqual(approveOrder)
      const { orderDetail } = await service.ask(commerce.orderDetail, { id: idOf(approveOrder?.order) }, buyer)
      expect(orderDetail).toMatchObject({ approvedBy: { name: 'Nadia Benali' }, items: [{ qtyOrdered: 1 }] })
    })

    test('an approver returns a request with a reason, which the buyer reads', async () => {
      const id = await request()
      const { returnApproval } = await service.ask(commerce.returnApproval, { id, reason: 'Not in June' }, customer)
      expect(returnApproval).toMatchObject({ id, status: 'returned', order: null })
      const decided = { status: 'returned', reason: 'Not in June', canReorder: true, canWithdraw: false }
      expect(await approvalOf(id, buyer)).toMatchObject({ ...decided, decidedBy: { name: 'Nadia Benali' } })
      expect(codeOf(await service.send(commerce.withdrawApproval, { id }, buyer))).toBe('CONFLICT')
    })
  })

  test.skipIf(external)('invites a user, who accepts, and changes, withdraws and removes', async () => {
    const { companyUsers } = await service.ask(commerce.companyUsers, {}, customer)
    const other = companyUsers?.users.find((user) => user.email !== nadia)?.id ?? ''
    const email = 'contract@nowhere.example'
    await service.ask(commerce.inviteUser, { email, role: 'buyer' }, customer)
    const invited = (await service.ask(commerce.companyUsers, {}, customer)).companyUsers
    const id = invited?.invitations.find((one) => one.email === email)?.id ?? ''
    await service.ask(commerce.withdrawInvitation, { id }, customer)
    const token = 'never-given-out'
    expect((await service.ask(commerce.invitation, { token })).invitation).toBeNull()
    const given = { token, firstName: 'A', lastName: 'B', password: 'some-password', confirmPassword: 'some-password' }
    expect((await service.ask(commerce.acceptInvitation, given)).acceptInvitation?.status).toBe(false)
    await service.ask(commerce.changeUserRole, { id: other, role: 'buyer' }, customer)
    expect((await service.ask(commerce.removeUser, { id: other }, customer)).removeUser?.status).toBe(true)
  })

  test.skipIf(external)('creates, updates and removes an address, places an order and logs out', async () => {
    const input = {
      firstName: 'Nadia',
      lastName: 'Benali',
      address1: 'Kaai 7',
      country: 'BE',
      city: 'Gent',
      postcode: '9000',
      phone: '+32 9 555 01 23',
    }
    const person = { firstName: 'Nadia', lastName: 'Benali', gender: 'Female', phone: '+32 470 55 01 21' }
    const { updateAccount } = await service.ask(commerce.updateAccount, { ...person, email: nadia }, customer)
    expect(updateAccount?.status).toBe(true)

    const created = await service.ask(commerce.createAddress, { input }, customer)
    const known = await service.ask(commerce.customerAddresses, {}, customer)
    expect(JSON.stringify(known)).toContain('Kaai 7')
    const id = /"id":"([^"]+)"/.exec(JSON.stringify(created))?.[1] ?? ''
    await service.ask(commerce.updateAddress, { id, input: { ...input, address1: 'Kaai 9' } }, customer)
    await service.ask(commerce.deleteAddress, { id }, customer)

    const product = await someProduct(service)
    await service.ask(commerce.removeAllCartItem, {}, customer)
    await service.ask(commerce.addItemToCart, { productId: product.id, quantity: 1 }, customer)
    const { addresses } = await service.ask(commerce.addresses, {}, customer)
    const { shippingMethods } = await service.ask(commerce.shippingMethods, {}, customer)
    const addressId = addresses?.addresses?.[0]?.id ?? ''
    const choice = {
      billingAddressId: addressId,
      shippingAddressId: addressId,
      shippingMethod: shippingMethods?.shippingMethods?.[0]?.methods?.code ?? '',
    }
    const headers = { ...customer, 'idempotency-key': crypto.randomUUID() }
    const { placeOrder } = await service.ask(commerce.placeOrder, { input: choice }, headers)
    expect(placeOrder?.success).toBe(true)
    const placed = placeOrder?.order?.id ?? ''
    const { orderDetail } = await service.ask(commerce.orderDetail, { id: placed }, customer)
    expect(Date.parse(orderDetail?.cancelableUntil ?? '')).toBeGreaterThan(Date.now())
    const { returnableArticles } = await service.ask(commerce.returnableArticles, {}, customer)
    const empties = (returnableArticles ?? []).slice(0, 1).map(({ number }) => ({ number, quantity: 3 }))
    await service.ask(commerce.announceEmpties, { id: placed, empties }, customer)
    const { orderDetail: announced } = await service.ask(commerce.orderDetail, { id: placed }, customer)
    expect((announced?.empties ?? []).map((one) => one.announced)).toEqual(empties.map(({ quantity }) => quantity))
    const { cancelOrder } = await service.ask(commerce.cancelOrder, { id: placed, toCart: true }, customer)
    expect(cancelOrder?.cart?.items).toMatchObject([{ quantity: 1, product: { id: product.id } }])
    expect((await service.ask(commerce.orderDetail, { id: placed }, customer)).orderDetail?.status).toBe('canceled')
    await service.ask(commerce.removeAllCartItem, {}, customer)

    await service.ask(commerce.addItemToCart, { productId: product.id, quantity: 1 }, customer)
    const { offerRequest } = await service.ask(
      commerce.offerRequest,
      { input: { ...choice, message: 'For June' } },
      customer,
    )
    expect(offerRequest).toMatchObject({ success: true, selectedMethod: choice.shippingMethod })
    const requested = offerRequest?.order?.id ?? ''
    await service.ask(commerce.replyToQuote, { id: requested, text: 'For 80 guests' }, customer)
    const { orderDetail: asked } = await service.ask(commerce.orderDetail, { id: requested }, customer)
    expect(asked?.quote).toMatchObject({ version: 0, messages: [{ author: 'customer', text: 'For 80 guests' }] })

    const { ordersList: sent } = await service.ask(commerce.ordersList, { first: 1, status: 'offer_sent' }, customer)
    const answered = sent?.data[0]?.id ?? ''
    const { shippingMethod: _, ...places } = choice
    const { acceptQuote } = await service.ask(
      commerce.acceptQuote,
      { id: answered, input: { version: 1, ...places } },
      customer,
    )
    expect(acceptQuote?.order?.grandTotal).toBe(sent?.data[0]?.grandTotal)
    // an accepted quote cannot be declined
    const declined = await service.send(commerce.declineQuote, { id: answered, text: null }, customer)
    expect(declined.errors[0]?.extensions?.code).toBe('CONFLICT')
    for (const document of documentsOf({ declineQuote: commerce.declineQuote })) service.judge(document, [])

    await service.ask(commerce.customerLogout, {}, customer)
    expect((await service.send(commerce.accountInfo, {}, customer)).errors[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  })
})

// an external service may have no accounts of staff, and no shop knows a password of one
test('the desk refuses callers without a token of staff', async () => {
  const { deskCustomers, deskCustomer, deskStartOrder } = commerce
  const { deskStaff, deskOrders, deskOrder, deskUpdateOrder, deskChangePassword, deskLogin, deskLogout } = commerce
  const {
    deskQuotes,
    deskQuote,
    deskAnswerQuote,
    deskMails,
    deskMail,
    deskResendMail,
    deskNotFoundLog,
    deskRecordNotFound,
  } = commerce
  const { deskAccessRequests, deskAccessRequest, deskApproveAccess, deskRejectAccess } = commerce
  const password = 'another-password'
  const answers = [
    await service.send(deskStaff, {}),
    await service.send(deskCustomers, { input: {} }),
    await service.send(deskCustomer, { id: '1' }),
    await service.send(deskStartOrder, { userId: '1' }),
    await service.send(deskOrders, { input: {} }),
    await service.send(deskOrder, { number: 'PV-1' }),
    await service.send(deskUpdateOrder, { input: { number: 'PV-1', state: 'picked', lines: [] } }),
    await service.send(deskChangePassword, { input: { password, confirmPassword: password } }),
    await service.send(deskLogout, {}),
    await service.send(deskQuotes, {}),
    await service.send(deskQuote, { number: 'PV-1' }),
    await service.send(deskAnswerQuote, {
      input: { number: 'PV-1', version: 1, until: '2099-01-01', text: '', prices: [] },
    }),
    await service.send(deskMails, { input: {} }),
    await service.send(deskMail, { id: '1' }),
    await service.send(deskResendMail, { id: '1' }),
    await service.send(deskNotFoundLog, {}),
    await service.send(deskRecordNotFound, { input: { action: 'unlisted', path: '/x', detail: '' } }),
    await service.send(deskAccessRequests, {}),
    await service.send(deskAccessRequest, { id: '1' }),
    await service.send(deskApproveAccess, { id: '1' }),
    await service.send(deskRejectAccess, { id: '1', reason: 'No' }),
    await service.send(deskLogin, { input: { email: 'unknown@nowhere.example', password, code: '000000' } }),
  ]
  expect(new Set(answers.map(({ errors }) => errors[0]?.extensions?.code))).toEqual(
    new Set(['UNAUTHENTICATED', 'BAD_USER_INPUT']),
  )
  const sent = { deskStaff, deskOrders, deskOrder, deskUpdateOrder, deskChangePassword, deskLogin, deskLogout }
  const quotes = { deskQuotes, deskQuote, deskAnswerQuote }
  const notFound = { deskNotFoundLog, deskRecordNotFound }
  const mails = { deskMails, deskMail, deskResendMail }
  const requests = { deskAccessRequests, deskAccessRequest, deskApproveAccess, deskRejectAccess }
  const customers = { deskCustomers, deskCustomer, deskStartOrder }
  const documents = { ...sent, ...requests, ...quotes, ...mails, ...notFound, ...customers }
  for (const document of documentsOf(documents)) service.judge(document, [])
})

/** Runs last: prints the result of each operation above. */
test.for(documentsOf(commerce))('$name is answered as the contract says', (document, { skip }) => {
  const { state, note } = service.verdictOf(document)
  if (state === 'missing' || (state === 'not sent' && external)) skip(note)
  expect({ state, note }).toMatchObject({ state: 'ok' })
})
