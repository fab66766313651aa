import { expect, test } from 'vitest'
import type { OrderFieldsFragment } from '#contracts/generated/commerce.ts'
import { apiUnder, makeTestContext, nadia } from '#tests/support/api-context.ts'
import { toAddress } from './address.ts'
import { type LastOrder, toOrder, toOrderPage } from './order.ts'
import { statusOf } from './order-status.ts'
import { toPage } from './page-number.ts'

const order = {
  id: 'o1',
  incrementId: null,
  status: 'processing',
  grandTotal: 10,
  totalItemCount: 1,
  totalQtyOrdered: 2,
  createdAt: '2026-11-19 01:43:00',
  externalCode: 'V1',
  shippingMethod: 'd',
  message: null,
  billingAddress: null,
  shippingAddress: null,
  taxes: null,
  customer: null,
  formattedPrice: { grandTotal: '€10.60', subTotal: '€10.00', taxAmount: '€0.60', shippingAmount: '€0.00' },
  items: [{ id: 'i', name: null, weight: null, sku: 's1', qtyOrdered: 2, formattedPrice: null, product: null }],
} as OrderFieldsFragment

test('an order is called by its number, else by its id', () => {
  expect(toOrder(order, 'en').number).toBe('o1')
  expect(toOrder({ ...order, incrementId: 'PV-1' }, 'en').number).toBe('PV-1')
})

test('a line whose product is gone keeps its article number and leads nowhere', () => {
  expect(toOrder(order, 'en').items[0]).toMatchObject({ name: 's1', href: null, quantity: 2, picture: null })
})

test('a line names the packing that was ordered', () => {
  const product = {
    id: '7',
    urlKey: 'wine',
    packing_label: 'case',
    content_value: '12 x 750 ml',
    cacheGalleryImages: [],
  }
  const items = order.items?.map((item) => ({ ...item, product })) ?? []
  expect(toOrder({ ...order, items }, 'en').items[0]).toMatchObject({
    unit: 'case',
    content: '12\u00a0×\u00a0750\u00a0ml',
  })
})

test('tax stands in one row unless the backend tells the rates apart', () => {
  expect(toOrder(order, 'en').taxes).toEqual([{ percent: null, amount: '€0.60' }])
  const rates = [{ percent: 21, amount: 1, formattedAmount: '€1.00' }]
  expect(toOrder({ ...order, taxes: rates }, 'en').taxes).toEqual([{ percent: 21, amount: '€1.00' }])
})

test('a list that is not there is an empty first page', () => {
  expect(toOrderPage(null)).toEqual({ orders: [], page: 1, pageCount: 1, total: 0 })
})

// F275
test('every state of the contract has words and a shape of its own kind', () => {
  for (const status of [
    'pending',
    'pending_payment',
    'processing',
    'completed',
    'canceled',
    'closed',
    'fraud',
    'failed',
  ])
    expect(statusOf(status).key).not.toBeNull()
  for (const offer of ['requested', 'sent', 'accepted', 'rejected', 'expired'])
    expect(statusOf(`offer_${offer}`).key).not.toBeNull()
})

// F275
test('a state that nobody foresaw is shown as it is, without colour', () => {
  expect(statusOf('quarantined')).toEqual({ tone: 'off', key: null })
  expect(statusOf('toString')).toEqual({ tone: 'off', key: null })
})

test('a page that is none is the first', () => {
  expect(toPage('3')).toBe(3)
  expect(toPage(2)).toBe(2)
  for (const given of ['abc', '0', '-1', '1.5', '501', '', null, undefined, {}, '1e9']) expect(toPage(given)).toBe(1)
})

test('an address is called by its company, with the person below', () => {
  const given = {
    id: '1',
    companyName: 'Nova',
    firstName: 'Nadia',
    lastName: 'B',
    address1: 'Korenlei 1',
    address2: null,
  }
  const place = { postcode: '9000', city: 'Gent', countryName: 'Belgium', country: 'BE', vatId: null }
  const rest = {
    customerId: null,
    phone: null,
    addressType: 'company',
    defaultAddress: null,
    createdAt: null,
    updatedAt: null,
  }
  expect(toAddress({ ...given, ...place, ...rest })).toMatchObject({
    title: 'Nova',
    lines: ['Nadia B', 'Korenlei 1', '9000 Gent, Belgium'],
    ofCompany: true,
    isDefault: false,
  })
  expect(toAddress({ ...given, companyName: null, ...place, ...rest }).title).toBe('Nadia B')
})

test('the file for spreadsheets holds the orders of every page, with sums that can be added up', async () => {
  const data = [
    { ...order, incrementId: 'PV-1' },
    { ...order, createdAt: null, externalCode: '=1+1', status: 'new' },
  ]
  const paginatorInfo = { count: 2, currentPage: 1, lastPage: 2, total: 4 }
  const { context, asked } = await makeTestContext({ ordersList: { data, paginatorInfo } }, { session: nadia })
  const answer = await apiUnder('/orders').request('/csv', {}, { context })
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="orders.csv"')
  const rows = ['PV-1,2026-11-19,In progress,V1,1,10.00', "o1,,new,'=1+1,1,10.00"]
  const head = 'Order,Placed,Status,Reference,Items,Total incl. VAT'
  expect((await answer.text()).split('\r\n')).toEqual([expect.stringContaining(head), ...rows, ...rows, ''])
  expect(asked.map(({ variables }) => variables)).toEqual([
    { first: 100, page: 1 },
    { first: 100, page: 2 },
  ])
})

/** A backend with these orders, newest first: by the page, and one alone by its place. */
const backendWith = (all: readonly object[]) => ({
  ordersList: ({ first }: { first: number }) => ({
    data: all.slice(0, first),
    paginatorInfo: { count: first, currentPage: 1, lastPage: Math.ceil(all.length / first), total: all.length },
  }),
  lastOrder: ({ place }: { place: number }) => ({
    data: all.slice(place - 1, place),
    paginatorInfo: { lastPage: all.length },
    items: [],
  }),
})

async function lastOf(all: readonly object[]) {
  const { context, asked } = await makeTestContext(backendWith(all), { session: nadia })
  const answer = (await (await apiUnder('/orders').request('/last', {}, { context })).json()) as {
    last: { id: string } | null
  }
  return [answer.last?.id ?? null, asked.map(({ name }) => name)]
}

test('the last order is one that was ordered, not what a price was only asked for', async () => {
  const accepted = { ...order, id: 'o2', status: 'offer_accepted' }
  const asked = { ...order, id: 'o3', status: 'offer_requested' }
  expect(await lastOf([accepted, asked])).toEqual(['o2', ['lastOrder']])
  expect(await lastOf([asked, accepted, order])).toEqual(['o2', ['lastOrder', 'ordersList', 'lastOrder']])
  expect(await lastOf([asked])).toEqual([null, ['lastOrder']])
  expect(await lastOf([])).toEqual([null, ['lastOrder']])
})

test('the last order is found behind any number of offers and of orders that were cancelled', async () => {
  const given = [...Array(9).keys()].map((index) => ({
    ...order,
    id: `x${index}`,
    status: index % 2 ? 'canceled' : 'offer_expired',
  }))
  const searched = ['lastOrder', 'ordersList', 'ordersList']
  expect(await lastOf([...given, { ...order, id: 'o1' }])).toEqual(['o1', [...searched, 'lastOrder']])
  expect(await lastOf(given)).toEqual([null, searched])
})

test('of the last order stands what is shown: its first goods, how many more, and what cannot be had as it was', async () => {
  const line = (id: string, product: object | null) => ({ id, name: `Line ${id}`, sku: id, qtyOrdered: 4, product })
  const packing = { id: 'p', sku: '10', type: 'simple', stock: 5, packing_label: 'box', stockStatus: 'in_stock' }
  const goods = { ...packing, urlKey: 'brie', cacheGalleryImages: [] }
  const items = [line('10', goods), ...[...Array(9).keys()].map((index) => line(`x${index}`, null))]
  const lastOrder = {
    data: [{ ...order, items }],
    paginatorInfo: { lastPage: 1 },
    items: [{ id: 'c', quantity: 3, product: { id: 'p' } }],
  }
  const { context } = await makeTestContext({ lastOrder }, { session: nadia })
  const { last } = (await (await apiUnder('/orders').request('/last', {}, { context })).json()) as { last: LastOrder }
  expect(last.goods[0]).toEqual({
    id: '10',
    name: 'Line 10',
    href: '/en/offer/p/brie',
    picture: null,
    quantity: 4,
    unit: 'box',
  })
  expect([last.goods.length, last.more]).toEqual([9, 1])
  // of five, three are in the cart
  expect(last.missing[0]).toMatchObject({ sku: '10', wanted: 4, adds: 2, reason: 'lowered' })
  expect(last.missing).toHaveLength(10)
})
