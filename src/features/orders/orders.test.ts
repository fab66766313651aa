import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { OrderFieldsFragment } from '#contracts/generated/commerce.ts'
import { apiUnder, makeTestContext, nadia } from '#tests/support/api-context.ts'
import { settledHtml, textOf } from '#tests/support/render-part.tsx'
import { toAddress } from './address.ts'
import { parsePageNumber } from './filter/page-number.ts'
import { type LastOrder, toOrder, toOrderPage } from './order.ts'
import { toStatusChip } from './order-status.ts'
import { OrderStatusChip } from './order-status-chip.tsx'

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
const product = { id: '7', name: 'Tomates pelées', urlKey: 'pelati', packing_label: null, cacheGalleryImages: [] }

// F178, F275
test('toOrder keeps status, date, customer and each amount of an order', () => {
  expect(toOrder({ ...order, customer: { email: 'n@x.example' } } as OrderFieldsFragment, 'en')).toMatchObject({
    status: 'processing',
    placedAt: '2026-11-19 01:43:00',
    email: 'n@x.example',
    subTotal: '€10.00',
    shipping: '€0.00',
    taxes: [{ amount: '€0.60' }],
    grandTotal: '€10.60',
    lines: 1,
    packs: 2,
  })
})

test('toOrder uses the number of an order, else its id', () => {
  expect(toOrder(order, 'en').number).toBe('o1')
  expect(toOrder({ ...order, incrementId: 'PV-1' }, 'en').number).toBe('PV-1')
})

test('a line of a removed product keeps its SKU and has no link', () => {
  expect(toOrder(order, 'en').items[0]).toMatchObject({ name: 's1', href: null, quantity: 2, picture: null })
})

test('a line has the current name of its product, in the language of the page, not that of the order', () => {
  const nameOf = (given: object) => {
    const items = order.items?.map((item) => ({ ...item, name: 'Peeled tomatoes', ...given })) ?? []
    return toOrder({ ...order, items } as OrderFieldsFragment, 'fr').items[0]?.name
  }
  expect(nameOf({ product })).toBe('Tomates pelées')
  expect(nameOf({ product: { ...product, name: null } })).toBe('Peeled tomatoes')
  expect(nameOf({ product: null })).toBe('Peeled tomatoes')
})

test('a line has the packaging unit and content of its product', () => {
  const packed = { ...product, packing_label: 'case', content_value: '12 x 750 ml' }
  const items = order.items?.map((item) => ({ ...item, product: packed })) ?? []
  expect(toOrder({ ...order, items }, 'en').items[0]).toMatchObject({
    unit: 'case',
    content: '12\u00a0×\u00a0750\u00a0ml',
  })
})

test('taxes are one row, or one row per rate if the backend sends rates', () => {
  expect(toOrder(order, 'en').taxes).toEqual([{ percent: null, amount: '€0.60' }])
  const rates = [{ percent: 21, amount: 1, formattedAmount: '€1.00' }]
  expect(toOrder({ ...order, taxes: rates }, 'en').taxes).toEqual([{ percent: 21, amount: '€1.00' }])
})

test('toOrderPage returns an empty first page for null', () => {
  expect(toOrderPage(null)).toEqual({ orders: [], page: 1, pageCount: 1, total: 0 })
})

// F275
test('statusOf returns no label and a neutral tone for an unknown status', () => {
  expect(toStatusChip('quarantined')).toEqual({ tone: 'off', key: null })
  expect(toStatusChip('toString')).toEqual({ tone: 'off', key: null })
})

// F275
test('the chip of a status shows its label, and the status itself if the shop has no label for it', async () => {
  const chip = async (status: string | null) => textOf(await settledHtml(createElement(OrderStatusChip, { status })))
  const labels: Record<string, string> = {
    pending: 'Received',
    pending_payment: 'Awaiting payment',
    processing: 'In progress',
    completed: 'Completed',
    closed: 'Closed',
    canceled: 'Cancelled',
    fraud: 'On hold',
    failed: 'Failed',
    offer_requested: 'Quote requested',
    offer_sent: 'Quote sent',
    offer_accepted: 'Quote accepted',
    offer_rejected: 'Quote rejected',
    offer_expired: 'Quote expired',
  }
  for (const status of Object.keys(labels)) expect([status, await chip(status)]).toEqual([status, [labels[status]]])
  expect(await chip('quarantined')).toContain('quarantined')
  expect(await chip(null)).not.toContain('null')
})

// F017, F130, F132, F437
test('the list of orders reads the page of the URL, and the overview the first five', async () => {
  const paginatorInfo = { count: 1, currentPage: 2, lastPage: 3, total: 21 }
  const { context, asked } = await makeTestContext({ ordersList: { data: [order], paginatorInfo } }, { session: nadia })
  const answer = await apiUnder().request('/orders?page=2', {}, { context })
  expect(await answer.json()).toMatchObject({ orders: [{ id: 'o1' }], page: 2, pageCount: 3, total: 21 })
  expect(await (await apiUnder().request('/orders/recent', {}, { context })).json()).toMatchObject({
    orders: [{ id: 'o1' }],
  })
  expect(asked.map(({ variables }) => variables)).toEqual([
    { first: 10, page: 2 },
    { first: 5, page: 1 },
  ])
})

test('toPage returns 1 for an invalid page number', () => {
  expect(parsePageNumber('3')).toBe(3)
  expect(parsePageNumber(2)).toBe(2)
  for (const given of ['abc', '0', '-1', '1.5', '501', '', null, undefined, {}, '1e9'])
    expect(parsePageNumber(given)).toBe(1)
})

test('toAddress uses the company as title, or the person if there is no company', () => {
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

test('the CSV contains the orders of all pages, with amounts as plain numbers', async () => {
  const data = [
    { ...order, incrementId: 'PV-1', purchaseReference: 'Week 48' },
    { ...order, createdAt: null, externalCode: '=1+1', status: 'new' },
  ]
  const paginatorInfo = { count: 2, currentPage: 1, lastPage: 2, total: 4 }
  const { context, asked } = await makeTestContext({ ordersList: { data, paginatorInfo } }, { session: nadia })
  const answer = await apiUnder('/orders').request('/csv', {}, { context })
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="orders.csv"')
  const rows = ['PV-1,2026-11-19,In progress,Week 48,1,10.00', "o1,,new,'=1+1,1,10.00"]
  const head = 'Order,Placed,Status,Reference,Items,Total incl. VAT'
  expect((await answer.text()).split('\r\n')).toEqual([expect.stringContaining(head), ...rows, ...rows, ''])
  expect(asked.map(({ variables }) => variables)).toEqual([
    { first: 100, page: 1 },
    { first: 100, page: 2 },
  ])
})

/** Backend with these orders, newest first: by page, and a single one by its position. */
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

test('the last order skips quote requests', async () => {
  const accepted = { ...order, id: 'o2', status: 'offer_accepted' }
  const asked = { ...order, id: 'o3', status: 'offer_requested' }
  expect(await lastOf([accepted, asked])).toEqual(['o2', ['lastOrder']])
  expect(await lastOf([asked, accepted, order])).toEqual(['o2', ['lastOrder', 'ordersList', 'lastOrder']])
  expect(await lastOf([asked])).toEqual([null, ['lastOrder']])
  expect(await lastOf([])).toEqual([null, ['lastOrder']])
})

test('the last order is found behind several quotes and canceled orders', async () => {
  const given = [...Array(9).keys()].map((index) => ({
    ...order,
    id: `x${index}`,
    status: index % 2 ? 'canceled' : 'offer_expired',
  }))
  const searched = ['lastOrder', 'ordersList', 'ordersList']
  expect(await lastOf([...given, { ...order, id: 'o1' }])).toEqual(['o1', [...searched, 'lastOrder']])
  expect(await lastOf(given)).toEqual([null, searched])
})

test('the last order has its first items and the number of further lines', async () => {
  const line = (id: string, product: object | null) => ({ id, name: `Line ${id}`, sku: id, qtyOrdered: 4, product })
  const packing = { id: 'p', sku: '10', type: 'simple', stock: 5, packing_label: 'box', stockStatus: 'in_stock' }
  const goods = { ...packing, name: 'Brie', urlKey: 'brie', cacheGalleryImages: [] }
  const items = [line('10', goods), ...[...Array(9).keys()].map((index) => line(`x${index}`, null))]
  const lastOrder = {
    data: [{ ...order, items }],
    paginatorInfo: { lastPage: 1 },
  }
  const { context } = await makeTestContext({ lastOrder }, { session: nadia })
  const { last } = (await (await apiUnder('/orders').request('/last', {}, { context })).json()) as { last: LastOrder }
  expect(last.goods[0]).toEqual({
    id: '10',
    name: 'Brie',
    href: '/en/offer/p/brie',
    picture: null,
    quantity: 4,
    unit: 'box',
  })
  expect([last.goods.length, last.more]).toEqual([9, 1])
})
