// Every entity about customers and their orders with all fields, by value: detects a lost, swapped or empty field.
import { beforeAll, expect, test } from 'vitest'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import { openTestCommerce, type TestCommerce } from '../../testing/shop.ts'

let shop: TestCommerce
let read: TestCommerce['read']
let nadia: Record<string, string>

beforeAll(async () => {
  shop = await openTestCommerce(openSqliteD1(':memory:'))
  read = shop.read
  nadia = { ...(await shop.login('nadia')), 'x-locale': 'en' }
})

const times = { createdAt: '2025-02-03T09:00:00.000Z', updatedAt: '2025-02-03T09:00:00.000Z' }
const person = {
  firstName: 'Nadia',
  lastName: 'Benali',
  country: 'BE',
  countryName: 'Belgium',
  state: 'BE-VOV',
  ...times,
}
const own = { ...person, customerId: '1', phone: '+32 470 55 01 21', vatId: null, addressType: 'customer' }
const atHome = { companyName: 'Brasserie Nova', address1: 'Korenlei 112', city: 'Gent', postcode: '9000' }
const door = { ...own, ...atHome, id: '2', address2: 'Levering langs de achterpoort', defaultAddress: true }
const beach = {
  ...own,
  id: '3',
  companyName: 'Nova aan zee',
  address1: 'Zeedijk 340',
  address2: null,
  state: 'BE-VWV',
  city: 'Oostende',
  postcode: '8400',
  phone: '+32 59 55 01 23',
  defaultAddress: false,
}
const seat = {
  ...person,
  ...atHome,
  id: '1',
  customerId: null,
  address2: null,
  phone: '+32 9 555 01 20',
  vatId: 'BE0123456749',
  addressType: 'company',
  defaultAddress: false,
}
const address = `id customerId companyName firstName lastName address1 address2 countryName country state city postcode phone vatId
  addressType defaultAddress createdAt updatedAt`

// F175, F176, F177, F387
test('a customer has company, addresses and preferred unit, and no token', async () => {
  const fields = `id name firstName lastName gender dateOfBirth email phone status isVerified customerGroupId
    subscribedToNewsLetter notes apiToken token preferred_unit { id label } createdAt updatedAt
    company { id companyName activity email external_code is_updated phoneNumber status vatNumber website address { ${address} } }
    addresses { ${address} } defaultAddress { ${address} }`
  expect(await read(`{ accountInfo { status customer { ${fields} } } }`, nadia)).toEqual({
    accountInfo: {
      status: true,
      customer: {
        ...times,
        id: '1',
        name: 'Nadia Benali',
        firstName: 'Nadia',
        lastName: 'Benali',
        gender: 'Female',
        dateOfBirth: '1986-04-17',
        email: 'nadia@brasserie-nova.example',
        phone: '+32 470 55 01 21',
        status: true,
        isVerified: true,
        customerGroupId: 'A',
        subscribedToNewsLetter: true,
        notes: null,
        apiToken: null,
        token: null,
        preferred_unit: { id: '2', label: 'case' },
        company: {
          id: '1',
          companyName: 'Brasserie Nova',
          activity: 'Brasserie',
          email: 'info@brasserie-nova.example',
          external_code: 'C10231',
          is_updated: false,
          phoneNumber: '+32 9 555 01 20',
          status: 'approved',
          vatNumber: 'BE0123456749',
          website: 'https://brasserie-nova.example',
          address: seat,
        },
        addresses: [door, beach, seat],
        defaultAddress: door,
      },
    },
  })
})

// F433, F434, F435
test('addresses, customerAddresses and companyAddresses are three lists', async () => {
  const list = (name: string) => `${name} { status message addresses { ${address} } }`
  const query = `{ ${['addresses', 'customerAddresses', 'companyAddresses'].map(list).join(' ')} }`
  const known = (...addresses: object[]) => ({ status: true, message: null, addresses })
  expect(await read(query, nadia)).toEqual({
    addresses: known(door, beach, seat),
    customerAddresses: known(door, beach),
    companyAddresses: known(seat),
  })
})

// F178, F179, F352, F437, F438, F500
test('an order has all fields and line items, and orders are paginated', async () => {
  await read('mutation { addItemToCart(input: {productId: "2", quantity: 2}) { status } }', nadia)
  const place =
    'mutation { placeOrder(input: {billingAddressId: "1", shippingAddressId: "2", shippingMethod: "pickup_pickup"}) { order { id } } }'
  const { placeOrder } = (await read(place, nadia)) as { placeOrder: { order: { id: string } } }
  const { id } = placeOrder.order
  await shop.db.prepare("UPDATE orders SET external_code = 'V1234100' WHERE id = ?1").bind(id).run()
  const fields = `id status grandTotal totalItemCount totalQtyOrdered createdAt externalCode customer { id email }
    items { name weight sku qtyOrdered formattedPrice { price basePrice total baseTotal grantTotal baseGrantTotal }
      product { cacheGalleryImages { smallImageUrl } } }
    billingAddress { id } shippingAddress { id } formattedPrice { grandTotal subTotal taxAmount shippingAmount }`
  expect(await read(`{ orderDetail(id: "${id}") { ${fields} } }`, nadia)).toEqual({
    orderDetail: {
      id,
      status: 'pending',
      grandTotal: 20.81,
      totalItemCount: 1,
      totalQtyOrdered: 2,
      createdAt: expect.stringMatching(/^20\d\d-\d\d-\d\dT/),
      externalCode: 'V1234100',
      customer: { id: '1', email: 'nadia@brasserie-nova.example' },
      items: [
        {
          name: 'White wine',
          weight: 1.2,
          sku: '200001-1',
          qtyOrdered: 2,
          formattedPrice: {
            price: '€8.60',
            basePrice: '€8.60',
            total: '€17.20',
            baseTotal: '€17.20',
            grantTotal: '€20.81',
            baseGrantTotal: '€20.81',
          },
          product: {
            cacheGalleryImages: [{ smallImageUrl: 'https://shop.example/img/413/shop/media/products/200001.webp' }],
          },
        },
      ],
      billingAddress: { id: '1' },
      shippingAddress: { id: '2' },
      formattedPrice: { grandTotal: '€20.81', subTotal: '€17.20', taxAmount: '€3.61', shippingAmount: '€0.00' },
    },
  })
  const page = async (number: number) =>
    (await read(
      `{ ordersList(first: 10, page: ${number}) { paginatorInfo { count currentPage lastPage total } data { id incrementId } } }`,
      nadia,
    )) as { ordersList: { paginatorInfo: object; data: { id: string; incrementId: string }[] } }
  const [first, last] = [(await page(1)).ordersList, (await page(4)).ordersList]
  expect(first.data[0]?.id).toBe(id)
  expect(first.paginatorInfo).toEqual({ count: 10, currentPage: 1, lastPage: 4, total: 34 })
  expect(last.paginatorInfo).toEqual({ count: 4, currentPage: 4, lastPage: 4, total: 34 })
  expect(last.data.map(({ incrementId }) => incrementId).at(-1)).toBe('PV-240001')
})

// F180, F181, F436, F500
test('an invoice has all fields and line items; invoices come newest first, ten per page by default', async () => {
  const fields = `id incrementId state createdAt dueAt totalQty subTotal baseSubTotal grandTotal orderId orderIncrementId
    orderAddressId billingAddress { ${address} } taxes { percent amount formattedAmount formattedBase }
    formattedPrice { subTotal shippingAmount taxAmount grandTotal }
    items { id name sku createdAt qty formattedPrice { grandTotal baseTotal price taxAmount total } product { id } }`
  type Read = { viewInvoices: { id: string; orderId: string; state: string; createdAt: string; items: object[] }[] }
  const { viewInvoices: invoices } = (await read(
    `{ viewInvoices(input: {page: 1, limit: 10}) { ${fields} } }`,
    nadia,
  )) as Read
  expect(invoices).toHaveLength(10)
  const days = invoices.map(({ createdAt }) => createdAt)
  expect(days).toEqual([...days].sort().reverse())
  expect(new Set(invoices.map(({ state }) => state))).toEqual(
    new Set(['pending', 'pending_payment', 'paid', 'overdue', 'refunded']),
  )
  const [newest] = invoices
  type Order = {
    orderDetail: {
      items: { id: string; name: string; sku: string; formattedPrice: object; product: object }[]
    } & Record<string, unknown>
  }
  const ofOrder = `incrementId grandTotal totalQtyOrdered taxes { percent amount formattedAmount formattedBase }
    billingAddress { ${address} } formattedPrice { subTotal shippingAmount taxAmount grandTotal }
    items { id name sku qtyOrdered formattedPrice { price total baseTotal grantTotal } product { id } }`
  const { orderDetail: order } = (await read(
    `{ orderDetail(id: "${newest?.orderId}") { ${ofOrder} } }`,
    nadia,
  )) as Order
  const amountOf = (formatted: string) => Number(formatted.replace(/[€,]/g, ''))
  const subTotal = amountOf((order.formattedPrice as { subTotal: string }).subTotal)
  expect(newest).toEqual({
    id: expect.stringMatching(/^\w{30}$/),
    incrementId: 'F-260010',
    state: 'pending',
    createdAt: expect.stringMatching(/^2026-11-0\dT/),
    dueAt: expect.stringMatching(/^2026-12-0\dT/),
    totalQty: order.totalQtyOrdered,
    subTotal,
    baseSubTotal: subTotal,
    grandTotal: order.grandTotal,
    orderId: newest?.orderId,
    orderIncrementId: order.incrementId,
    orderAddressId: '2',
    billingAddress: door,
    taxes: order.taxes,
    formattedPrice: order.formattedPrice,
    items: order.items.map(({ id, name, sku, product, ...line }) => {
      const { qtyOrdered: qty, formattedPrice: prices } = line as unknown as {
        qtyOrdered: number
        formattedPrice: { price: string; total: string; baseTotal: string; grantTotal: string }
      }
      const { price, total, baseTotal, grantTotal: grandTotal } = prices
      const taxAmount = `€${(amountOf(grandTotal) - amountOf(total)).toFixed(2)}`
      const formattedPrice = { price, total, baseTotal, grandTotal, taxAmount }
      return { id, name, sku, createdAt: newest?.createdAt, qty, formattedPrice, product }
    }),
  })
  const page = async (input: string) =>
    ((await read(`{ viewInvoices(input: {${input}}) { id } }`, nadia)) as Read).viewInvoices
  expect(await page('page: 2, limit: 4')).toEqual(invoices.slice(4, 8).map(({ id }) => ({ id })))
  expect(await page(`orderId: "${newest?.orderId}"`)).toHaveLength(1)
  const copy = async (table: string, id: string, values: Record<string, string>) => {
    const { results } = await shop.db.prepare(`SELECT name FROM pragma_table_info('${table}')`).all<{ name: string }>()
    const columns = results.map(({ name }) => name)
    const given = columns.map((name) => values[name] ?? name)
    await shop.db
      .prepare(`INSERT INTO ${table} (${columns}) SELECT ${given} FROM ${table} WHERE id = ?1`)
      .bind(id)
      .run()
  }
  const older = { number: '1', created_at: "'2020-01-02T08:00:00.000Z'" }
  await copy('orders', String(newest?.orderId), { ...older, id: "'older-order'", idempotency_key: 'NULL' })
  await copy('invoices', String(newest?.id), { ...older, id: "'older'", order_id: "'older-order'" })
  const newestTen = invoices.map(({ id }) => ({ id }))
  expect(await read('{ viewInvoices { id } }', nadia)).toEqual({ viewInvoices: newestTen })
  expect(await page('page: 1')).toEqual(newestTen)
  expect(await page('page: 2')).toEqual([{ id: 'older' }])
})
