import { expect, test } from 'vitest'
import type { AddressFieldsFragment, CartFieldsFragment } from '#contracts/generated/commerce.ts'
import type { Address } from '#features/orders/address.ts'
import {
  defaultAddress,
  groupBills,
  hasSameSubTotal,
  type ShippingMethod,
  toBillingAddresses,
  toSafeRedirect,
  toShippingMethods,
} from './checkout.ts'
import { toFirstChoices } from './first-choices.ts'

const address = (id: string, facts: Partial<Address> = {}): Address => ({
  id,
  title: id,
  lines: [],
  name: id,
  vatId: null,
  isDefault: false,
  ofCompany: false,
  ...facts,
})

// F014
test('toRedirect accepts same-origin paths and https URLs of configured hosts only', () => {
  const hosts = ['pay.example']
  expect(toSafeRedirect('/en/checkout-success', hosts, 'en')).toBe('/en/checkout-success')
  expect(toSafeRedirect('/en/checkout-success?payment=open', hosts, 'de')).toBe('/de/checkout-success?payment=open')
  expect(toSafeRedirect('https://pay.example/session/1?x=2', hosts, 'en')).toBe('https://pay.example/session/1?x=2')
  for (const url of [
    null,
    '',
    'http://pay.example/',
    'https://evil.example/',
    'https://pay.example.evil.example/',
    'https://user:pass@pay.example/',
    '//evil.example',
    'javascript:alert(1)',
  ])
    expect(toSafeRedirect(url, hosts, 'en')).toBeNull()
})

// F433
test('defaultAddress returns the default address, else the first, null without any', () => {
  expect(defaultAddress([address('1'), address('2', { isDefault: true })])?.id).toBe('2')
  expect(defaultAddress([address('1'), address('2')])?.id).toBe('1')
  expect(defaultAddress([])).toBeNull()
})

test('toBillingAddresses returns the company addresses, else all', () => {
  const own = address('2', { ofCompany: true })
  expect(toBillingAddresses([address('1'), own])).toEqual([own])
  expect(toBillingAddresses([address('1')])).toHaveLength(1)
})

const copyOf = (companyName: string) => ({ id: '77', companyName }) as AddressFieldsFragment
const offered = {
  addresses: [address('1', { ofCompany: true }), address('2', { isDefault: true }), address('3')],
  methods: ['delivery_delivery', 'pickup_pickup'].map((code) => ({ code }) as ShippingMethod),
  days: ['2026-11-28', '2026-11-30'].map((value) => ({ value, label: value })),
}

test('toFirstChoices selects what the changed order had', () => {
  const choices = { shippingMethod: 'pickup_pickup', deliveryDate: '2026-11-30' }
  const order = { ...choices, shippingAddress: copyOf('3'), billingAddress: copyOf('1') }
  expect(toFirstChoices(order, offered)).toEqual({ ...choices, shippingAddressId: '3', billingAddressId: '1' })
  expect(toFirstChoices({ ...order, billingAddress: copyOf('3') }, offered).billingAddressId).toBe('same')
})

test('toFirstChoices selects the defaults without a changed order, and for what is no longer offered', () => {
  const defaults = { shippingAddressId: '2', billingAddressId: '1', shippingMethod: 'delivery_delivery' }
  expect(toFirstChoices(null, offered)).toEqual(defaults)
  const gone = { shippingMethod: 'post', deliveryDate: '2026-11-27' }
  const order = { ...gone, shippingAddress: copyOf('9'), billingAddress: copyOf('8') }
  expect(toFirstChoices(order, offered)).toEqual(defaults)
  expect(toFirstChoices(null, { addresses: [], methods: [], days: [] })).toEqual({ billingAddressId: 'same' })
})

const noTotals = { grandTotal: null, formattedGrandTotal: null, taxes: null }
const given = {
  message: null,
  shippingMethods: [
    { title: 'Delivery', methods: { code: 'd', label: 'By lorry', price: 0, formattedPrice: '€0.00', ...noTotals } },
    { title: 'Broken', methods: { code: null, label: null, price: null, formattedPrice: null, ...noTotals } },
    { title: null, methods: { code: 'p', label: 'Pickup', price: 4.1, formattedPrice: '€4.10', ...noTotals } },
  ],
}
const cart = {
  subTotal: 1033.3,
  formattedPrice: { subTotal: '€1,033.30', taxTotal: '€62.00', grandTotal: '€1,095.30' },
  taxes: null,
  items: [],
} as unknown as CartFieldsFragment

// F577
test('toShippingMethods leaves out methods without a code, and marks those with price 0 as free', () => {
  expect(toShippingMethods(given, null, 'en')).toEqual([
    { code: 'd', title: 'Delivery', label: 'By lorry', price: '€0.00', isFree: true, bill: null, addressBills: {} },
    { code: 'p', title: 'Pickup', label: null, price: '€4.10', isFree: false, bill: null, addressBills: {} },
  ])
})

test('toShippingMethods returns the totals of the backend, else net totals without a computed tax', () => {
  const [free, priced] = toShippingMethods(given, cart, 'en').map(({ bill }) => bill)
  expect(free).toEqual({ total: '€1,095.30', taxes: [{ percent: null, amount: '€62.00' }], withTax: true })
  expect(priced).toEqual({ total: '€1,037.40', taxes: [], withTax: false })
  const taxes = [{ percent: 6, amount: 62, formattedAmount: '€62.00' }]
  const told = { code: 'p', label: null, price: 4.1, formattedPrice: '€4.10', grandTotal: 1100.26, taxes }
  const methods = { ...told, formattedGrandTotal: '€1,100.26' }
  const [method] = toShippingMethods({ message: null, shippingMethods: [{ title: 'Pickup', methods }] }, cart, 'en')
  expect(method?.bill).toEqual({ total: '€1,100.26', taxes: [{ percent: 6, amount: '€62.00' }], withTax: true })
})

test('toShippingMethods returns the totals of addresses that are taxed otherwise, and groupBills their places', () => {
  const exempt = [{ percent: 0, amount: 0, formattedAmount: '€0.00', exemption: 'intra-Community supply' }]
  const taxes = [{ percent: 6, amount: 62, formattedAmount: '€62.00' }]
  const told = { code: 'd', label: null, price: 0, formattedPrice: '€0.00', grandTotal: 1033.3, taxes: exempt }
  const addressTotals = [{ addressId: '2', formattedGrandTotal: '€1,095.30', taxes }]
  const methods = { ...told, formattedGrandTotal: '€1,033.30', addressTotals }
  const [method] = toShippingMethods({ message: null, shippingMethods: [{ title: 'Delivery', methods }] }, cart, 'en')
  if (!method) throw new Error('no method')
  const rows = [{ percent: 0, amount: '€0.00', exemption: 'intra-Community supply' }]
  const abroad = { total: '€1,033.30', taxes: rows, withTax: true }
  const home = { total: '€1,095.30', taxes: [{ percent: 6, amount: '€62.00' }], withTax: true }
  expect(method).toMatchObject({ bill: abroad, addressBills: { 2: home } })
  const places = [address('1', { lines: ['Rue 1', 'Lille'] }), address('2', { lines: ['Eupen'] }), address('3')]
  places.push(address('4', { lines: ['Rue 2', 'Lille'] }))
  expect(groupBills(method, places)).toEqual([
    { bill: abroad, places: ['Lille', '3'] },
    { bill: home, places: ['Eupen'] },
  ])
  expect(groupBills({ ...method, addressBills: {} }, places)).toEqual([{ bill: abroad, places: [] }])
  expect(groupBills({ ...method, bill: null }, places)).toEqual([])
})

test('hasSameSubTotal finds a total that was computed from another subtotal, and accepts one without its parts', () => {
  const taxes = [{ percent: 6, amount: 1.2, formattedAmount: '€1.20', formattedBase: null }]
  const rate = {
    code: 'd',
    label: null,
    price: 4.1,
    formattedPrice: '€4.10',
    minimumOrder: null,
    grandTotal: 25.3,
    taxes,
  }
  const methods = (given: Partial<typeof rate>) => ({
    message: null,
    shippingMethods: [{ title: null, methods: { ...rate, ...given, formattedGrandTotal: null } }],
  })
  expect(hasSameSubTotal(methods({}), { subTotal: 20 })).toBe(true)
  expect(hasSameSubTotal(methods({}), { subTotal: 10 })).toBe(false)
  expect(hasSameSubTotal(methods({}), null)).toBe(true)
  expect(hasSameSubTotal(null, { subTotal: 10 })).toBe(true)
})
