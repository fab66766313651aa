// Every JSON response of the data API has the fields that docs/openapi.json describes, and no others.
import { expect, test } from 'vitest'
import { copyApproval, deleteApproval } from '../support/approvals.ts'
import { type Checkout, checkoutActions } from '../support/checkout-actions.ts'
import { operatorLink } from '../support/links.ts'
import { newestMail } from '../support/newest-mail.ts'
import { createResponseCheck, describedOperations, findDifferences } from '../support/response-schemas.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { stockedProducts } from '../support/stocked-products.ts'
import { createLoggedInVisitor, demoPassword, nadia, type Visitor, visitorOf } from '../support/visit.ts'

type Line = { id: string; sku: string }
type Cart = { cart: { lines: Line[] } | null }

/** They would change the password that the other tests log in with. */
const uncheckedWrites = ['post /api/{locale}/account/password', 'post /api/{locale}/account/reset-password']

describeEachRuntime('responses of the API', (runtime) => {
  const { checked, read, write } = createResponseCheck()
  const { fieldsOf } = checkoutActions(runtime)

  test('guests read the catalogue, the content and the cart', async () => {
    const guest = visitorOf(runtime)
    const rows = await runtime.sql<{ uri: string }>(
      'CONTENT_DB',
      "SELECT uri FROM entry_texts WHERE site_id = 2 AND enabled = 1 AND uri != '' ORDER BY uri",
    )
    expect(rows.length).toBeGreaterThan(10)
    for (const { uri } of rows) {
      const response = await guest.ask(`/api/en/content/entry?${new URLSearchParams({ uri })}`)
      await response.text()
      if (response.status === 200) await read(guest, '/content/entry', { uri })
    }
    await read(guest, '/content/entry')
    for (const path of [
      '/content/site',
      '/content/redirects',
      '/catalogue/brands',
      '/catalogue/departments',
      '/catalogue/new',
    ])
      await read(guest, path)
    await read(guest, '/content/captchas', { form: 'contact' })
    await read(guest, '/account/registration-countries')
    await read(guest, '/account/reset-token', { token: 'none' })
    await read(guest, '/account/invitation', { token: 'none' })
    const { departments } = await read<{ departments: { href: string }[] }>(guest, '/catalogue/departments')
    for (const { href } of departments.slice(0, 3))
      await read(guest, '/catalogue/category', { path: href.split('/').at(-1) ?? '' })
    for (const filters of ['', 'search:tomato', 'is_stock_article:1']) {
      await read(guest, '/catalogue/listing', { filters })
      await read(guest, '/catalogue/facets', { filters })
    }
    for (const q of ['tomato', '2x tomatoes', 'allergens', 'zzzz']) await read(guest, '/search', { q })
    const bundles = await runtime.sql<{ slug: string }>(
      'COMMERCE_DB',
      `SELECT url_key AS slug FROM product_texts WHERE locale = 'en' AND product_id IN
       (SELECT product_id FROM product_members UNION SELECT product_id FROM product_relations) ORDER BY product_id LIMIT 8`,
    )
    for (const { slug } of bundles) await read(guest, '/catalogue/products', { slug })
    await read(guest, '/catalogue/named', { codes: '300255,none' })
    await read(guest, '/catalogue/products/previews', { slugs: bundles.map(({ slug }) => slug).join(' ') })
    for (const path of ['/cart', '/cart/summary', '/cart/promise', '/cart/delivery-rule', '/checkout/unconfirmed'])
      await read(guest, path)
  })

  test('customers read prices, orders, invoices, addresses and their account', async () => {
    const customer = await createLoggedInVisitor(runtime)
    for (const path of [
      '/account/profile',
      '/account/security',
      '/account/users',
      '/account/approvals',
      '/account/assortment',
      '/account/approvals/waiting',
      '/addresses',
      '/catalogue/allergen-profile',
    ])
      await read(customer, path)
    for (const path of ['/catalogue/home/prices', '/catalogue/new/prices', '/catalogue/prices'])
      await read(customer, path)
    await read(customer, '/search/prices', { q: 'tomato' })
    await read(customer, '/catalogue/named/prices', { codes: '300255,none' })
    await read(customer, '/lists/overview')
    const { products } = await read<{ products: { href: string }[] }>(customer, '/catalogue/listing')
    for (const { href } of products.slice(0, 4)) {
      const slug = href.split('/').at(-1) ?? ''
      await read(customer, '/catalogue/products', { slug })
      await read(customer, '/catalogue/products/prices', { slug })
    }
    const own = ['/orders/filters', '/invoices/filters', '/invoices/balance', '/invoices/owed', '/invoices/recent']
    for (const path of ['/orders/last', '/orders/recent', '/orders/recalls', '/planning', ...own])
      await read(customer, path)
    const { orders } = await read<{ orders: { id: string }[] }>(customer, '/orders')
    for (const { id } of orders.slice(0, 4))
      for (const path of ['/orders/{id}', '/orders/{id}/allergens', '/orders/{id}/reorder-preview'])
        await read(customer, path, { id })
    const { invoices } = await read<{ invoices: { id: string }[] }>(customer, '/invoices')
    for (const { id } of invoices.slice(0, 4)) await read(customer, '/invoices/{id}', { id })
    await read(customer, '/addresses/form/{id}', { id: 'new' })
    await write(customer, '/catalogue/allergen-profile', {}, { avoid: ['milk'] })
    await read(customer, '/catalogue/allergen-profile')
    await write(customer, '/catalogue/allergen-profile', {}, {})
    const operator = Object.fromEntries(new URLSearchParams(operatorLink(runtime).split('?')[1]))
    await read(customer, '/operator/not-found', operator)
    await write(customer, '/operator/not-found/remove', {}, { ...operator, path: '/en/none' })
    const target = { source: '/en/former-terms', target: '/en/about-us', status: '301' }
    await write(customer, '/operator/redirects', {}, { ...operator, ...target })
    await runtime.sql('CONTENT_DB', 'DELETE FROM redirects WHERE source = ?', target.source)
  })

  test('customers fill a cart, order and cancel', async () => {
    const customer = await createLoggedInVisitor(runtime)
    await write(customer, '/cart/clear')
    const [first, second] = await stockedProducts(runtime, 2, 20)
    const productId = first?.productId ?? ''
    const { cart } = await write<Cart>(customer, '/cart/items', {}, { productId, quantity: '2' })
    const id = cart?.lines[0]?.id ?? ''
    await write(customer, '/cart/items/{id}', { id }, { quantity: '3' })
    await write(customer, '/cart/items/{id}/replace', { id }, { productId: second?.productId, quantity: '1' })
    await write(customer, '/cart/undo-add', {}, { productId: second?.productId, quantity: '1' })
    await write(customer, '/cart/sets', {}, { items: `${productId}:1,${second?.productId}:2` })
    const text = `${cart?.lines[0]?.sku} 2\nno such thing 1\nbutter 3`
    await write(customer, '/cart/quick-order/read', {}, { text })
    await write(customer, '/cart/quick-order', {}, { text, do: 'add' })
    for (const path of ['/cart', '/cart/summary', '/cart/allergens', '/cart/promise']) await read(customer, path)
    const full = await read<Cart>(customer, '/cart')
    await write(customer, '/cart/items/{id}/remove', { id: full.cart?.lines[0]?.id ?? '' })

    const order = async (buyer: Visitor) =>
      write(buyer, '/checkout/order', {}, fieldsOf(await read<Checkout>(buyer, '/checkout')))
    await order(customer)
    const { id: orderId } = (await read<{ order: { id: string } }>(customer, '/checkout/placed')).order
    await write(customer, '/checkout/unconfirmed')
    await write(customer, '/orders/{id}/cart', { id: orderId }, { how: 'add' })
    await write(customer, '/planning/cart', {}, { instead: `${productId}:1` })
    await write(customer, '/planning/dismissals', {}, { day: '2026-12-01', productId })
    await write(customer, '/orders/{id}/empties', { id: orderId }, { 'empties.990201': '2' })
    await write(customer, '/orders/{id}/cancel', { id: orderId })
    await write(customer, '/cart/clear')
  })

  test('customers make a standing order, change it, and add a prepared date to the cart', async () => {
    const customer = await createLoggedInVisitor(runtime)
    const [product] = await stockedProducts(runtime, 1, 20)
    type Draft = {
      choices: { addresses: { value: string }[]; methods: { value: string }[]; today: string; key: string }
    }
    await write(customer, '/cart/items', {}, { productId: product?.productId, quantity: '1' })
    const { choices } = await read<Draft>(customer, '/standing-orders/draft', { from: 'cart' })
    const address = choices.addresses[0]?.value
    const form = {
      ...{ [`quantity:${product?.productId}`]: '2', everyWeeks: '2', 'weekday:2': '1', startDate: choices.today },
      ...{ shippingAddressId: address, billingAddressId: address, shippingMethod: choices.methods[0]?.value },
      how: 'prepared',
    }
    const { next } = await write<{ next: string }>(customer, '/standing-orders', {}, form)
    const id = new URL(next, runtime.url).searchParams.get('standing') ?? ''
    await write(customer, '/standing-orders/{id}', { id }, { ...form, how: 'automatic' })
    type Read = { order: { dates: { date: string }[] } }
    const { order } = await read<Read>(customer, '/standing-orders/{id}', { id })
    await write(customer, '/standing-orders/{id}/dates/{date}', { id, date: order.dates[0]?.date ?? '' }, { skip: '1' })
    await read(customer, '/standing-orders')
    await read(customer, '/standing-orders/prepared')
    const prepared = "INSERT INTO standing_order_dates VALUES (?, '2099-01-06', 'prepared', NULL, NULL, '')"
    await runtime.sql('COMMERCE_DB', prepared, id)
    await write(customer, '/standing-orders/{id}/dates/{date}/cart', { id, date: '2099-01-06' })
    await write(customer, '/standing-orders/{id}/state', { id }, { state: 'ended' })
    await write(customer, '/cart/clear')
  })

  test('customers confirm a recall', async () => {
    const customer = await createLoggedInVisitor(runtime, nadia)
    const texts = JSON.stringify({ en: { reason: 'Glass', instruction: 'Do not use' } })
    const [recall] = await runtime.sql<{ id: number }>(
      'COMMERCE_DB',
      `INSERT INTO recalls (lot, texts, started_at) SELECT l.lot, ?, '2026-11-29' FROM order_item_lots l
        JOIN order_items i ON i.id = l.order_item_id JOIN orders o ON o.id = i.order_id WHERE o.customer_id = 1 LIMIT 1 RETURNING id`,
      texts,
    )
    const id = String(recall?.id)
    await write(customer, '/orders/recalls/{id}/confirm', { id })
    await read(customer, '/orders/recalls')
    await runtime.sql('COMMERCE_DB', 'DELETE FROM recalls WHERE id = ?', id)
  })

  test('customers reply to a quote, accept it and decline another one', async () => {
    const customer = await createLoggedInVisitor(runtime)
    const until = new Date(Date.now() + 86_400_000).toISOString()
    const quotes = await runtime.sql<{ id: string }>(
      'COMMERCE_DB',
      `UPDATE orders SET status = 'offer_sent', quote_version = quote_version + 1, quote_until = ?
        WHERE status IN ('offer_sent', 'offer_rejected') AND customer_id = (SELECT id FROM customers WHERE email = ?) RETURNING id`,
      until,
      nadia,
    )
    const [{ id: quote } = { id: '' }, { id } = { id: '' }] = quotes
    await write(customer, '/orders/{id}/reply', { id: quote }, { text: 'For June' })
    await read(customer, '/orders/{id}', { id: quote })
    const checkout = await read<Checkout & { quote: { version: number } }>(customer, '/checkout', { quote })
    const quoted = { quote, quoteVersion: String(checkout.quote.version), shippingMethod: 'delivery_delivery' }
    await write(customer, '/checkout/order', {}, { ...fieldsOf(checkout), ...quoted })
    await write(customer, '/orders/{id}/decline', { id })
  })

  test('customers keep lists and addresses', async () => {
    const customer = await createLoggedInVisitor(runtime)
    const [first, second] = await stockedProducts(runtime, 2, 24)
    const productId = first?.productId ?? ''
    const { next } = await write<{ next: string }>(customer, '/lists', {}, { name: 'Described' })
    const list = { id: new URL(next, runtime.url).searchParams.get('list') ?? '' }
    const entry = { ...list, productId }
    await write(customer, '/lists/{id}', list, { name: 'Described again' })
    for (const shared of ['1', '0']) await write(customer, '/lists/{id}/share', list, { shared })
    await write(customer, '/lists/save', {}, { productId, list: list.id })
    const saved = await write<{ list: string }>(customer, '/lists/save-to-new', {}, { productId, name: 'Another' })
    const [row] = await runtime.sql<{ sku: string }>(
      'COMMERCE_DB',
      'SELECT sku FROM products WHERE id = ?',
      second?.productId ?? '',
    )
    await write(customer, '/lists/{id}/products', list, { code: row?.sku })
    await write(customer, '/lists/{id}/products/{productId}', entry, { amount: '4' })
    await write(customer, '/lists/{id}/arrange', list, { move: `${productId} down` })
    await write(customer, '/lists/{id}/count', list, { [`left-${productId}`]: '1' })
    for (const path of ['/lists/{id}', '/lists/{id}/allergens', '/lists/{id}/reorder-preview'])
      await read(customer, path, list)
    for (const path of ['/lists', '/lists/summary']) await read(customer, path)
    await read(customer, '/lists/save', { sku: row?.sku ?? '' })
    await write(customer, '/lists/{id}/cart', list, { how: 'add' })
    await write(customer, '/lists/{id}/products/{productId}/remove', entry)
    await write(customer, '/lists/{id}/products/{productId}/restore', entry, { amount: '4' })
    for (const id of [list.id, saved.list]) await write(customer, '/lists/{id}/remove', { id })
    await write(customer, '/cart/clear')

    const address = {
      firstName: 'Nadia',
      lastName: 'Benali',
      address1: 'Kaai 1',
      postcode: '2000',
      city: 'Antwerpen',
      country: 'BE',
      phone: '+32 3 555 01 02',
    }
    await write(customer, '/addresses', {}, address)
    type Book = { own: { id: string; isDefault: boolean }[] }
    const { own } = await read<Book>(customer, '/addresses')
    const id = own.at(-1)?.id ?? ''
    await read(customer, '/addresses/form/{id}', { id })
    await write(customer, '/addresses/{id}', { id }, address)
    const former = own.find(({ isDefault }) => isDefault)?.id ?? ''
    for (const each of [id, former].filter(Boolean)) await write(customer, '/addresses/{id}/default', { id: each })
    await write(customer, '/addresses/{id}/remove', { id })
  })

  test('visitors request access and send a form', async () => {
    const visitor = visitorOf(runtime)
    const contact = { firstName: 'Louise', lastName: 'Delvaux', email: 'louise@described.example' }
    const company = {
      companyName: 'Traiteur Delvaux',
      vatNumber: 'BE0403170701',
      country: 'BE',
      activity: 'catering',
      companyEmail: 'info@described.example',
      companyPhone: '+32 2 555 18 09',
      website: '',
    }
    const address = {
      address1: 'Rue Haute 208',
      address2: '',
      postcode: '1000',
      city: 'Bruxelles',
      phone: '+32 2 555 18 10',
    }
    await write(visitor, '/account/register/contact', {}, contact)
    await write(visitor, '/account/register/company', {}, company)
    await write(visitor, '/account/register/address', {}, { ...address, country: 'BE' })
    await write(visitor, '/account/register', {}, { ...contact, ...company, ...address })
    const remove = (table: string, column: string) =>
      runtime.sql(
        'COMMERCE_DB',
        `DELETE FROM ${table} WHERE ${column} IN (SELECT id FROM companies WHERE email = ?)`,
        company.companyEmail,
      )
    for (const table of ['addresses', 'customers']) await remove(table, 'company_id')
    await remove('companies', 'id')
    const message = { subject: 'product', message: 'Which cheese is free of lactose?', privacy: 'yes' }
    const sender = { fullName: 'Ada Peeters', email: 'ada@example.be' }
    await write(visitor, '/content/form', {}, { _form: 'contact', ...sender, ...message })
  })

  test('visitors log in and out, and subscribe', async () => {
    const visitor = visitorOf(runtime)
    const user = async () => (await visitor.ask('/api/auth/user')).json()
    expect(findDifferences('get', '/api/auth/user', await user())).toEqual([])
    await write(visitor, '/account/login', {}, { email: nadia, password: demoPassword })
    expect(findDifferences('get', '/api/auth/user', await user())).toEqual([])
    type Profile = { profile: Record<string, string> & { units?: unknown } }
    const { profile } = await read<Profile>(visitor, '/account/profile')
    const { firstName, lastName, gender, email, phone, preferredUnit } = profile
    await write(
      visitor,
      '/account/profile',
      {},
      { firstName, lastName, gender, email, phone, preferredUnit: preferredUnit ?? '' },
    )
    await write(visitor, '/account/sessions/end')
    await write(visitor, '/account/logout')
    await write(visitor, '/account/forgot-password', {}, { email: 'nobody@example.org' })
    await write(visitor, '/content/newsletter', {}, { newsletterEmail: 'cook@example.org', newsletterConsent: 'on' })
  })

  test('an administrator invites, changes and removes a user', async () => {
    const administrator = await createLoggedInVisitor(runtime)
    const email = 'responses@nowhere.example'
    const invite = () => write(administrator, '/account/users/invitations', {}, { email, role: 'buyer' })
    await invite()
    const token = /token=([\w-]+)/.exec((await newestMail(runtime, email))?.html ?? '')?.[1] ?? ''
    const person = {
      firstName: 'Jan',
      lastName: 'Peeters',
      password: 'a-long-password',
      confirmPassword: 'a-long-password',
    }
    await write(visitorOf(runtime), '/account/invitation', {}, { token, ...person })
    type Users = { company: Record<'users' | 'invitations', { id: string; email: string }[]> }
    const idOf = async (kind: keyof Users['company']) => {
      const { company } = await read<Users>(administrator, '/account/users')
      return company[kind].find((one) => one.email === email)?.id ?? ''
    }
    const id = await idOf('users')
    await write(administrator, '/account/users/{id}/role', { id }, { role: 'approver' })
    await write(administrator, '/account/users/{id}/remove', { id })
    await invite()
    await write(administrator, '/account/users/invitations/{id}/withdraw', { id: await idOf('invitations') })
    await runtime.sql('COMMERCE_DB', 'DELETE FROM customers WHERE id = ?', id)
  })

  test('approvers and a buyer decide requests for approval', async () => {
    const administrator = await createLoggedInVisitor(runtime)
    const buyer = await createLoggedInVisitor(runtime, 'jana@brasserie-nova.example')
    const ids = ['approve-it', 'return-it', 'withdraw-it']
    for (const id of ids) {
      await copyApproval(runtime, id)
      await read(administrator, '/account/approvals/{id}', { id })
    }
    const [approved = '', returned = '', withdrawn = ''] = ids
    const { version } = await read<{ version: string }>(administrator, '/account/approvals/{id}', { id: approved })
    await write(administrator, '/account/approvals/{id}', { id: approved }, { as: 'approve', version })
    await write(administrator, '/account/approvals/{id}/return', { id: returned }, { reason: 'No' })
    await write(buyer, '/account/approvals/{id}/withdraw', { id: withdrawn })
    await write(buyer, '/account/approvals/{id}/cart', { id: returned })
    await write(buyer, '/cart/clear')
    await write(administrator, '/account/users/{id}/limits', { id: '6' }, { orderLimit: '250', monthLimit: '' })
    for (const id of ids) await deleteApproval(runtime, id)
  })

  test('every described operation was checked, except changes of a password', () => {
    expect(describedOperations.filter((operation) => !checked.has(operation))).toEqual(uncheckedWrites)
  })
})
