import { expect, test } from 'vitest'
import type { CartFieldsFragment } from '#contracts/generated/commerce.ts'
import type { Address } from '#features/orders/address.ts'
import { defaultAddress, toBillingAddresses, toRedirect, toShippingMethods } from './checkout.ts'

const address = (id: string, facts: Partial<Address> = {}): Address => ({
  id,
  title: id,
  lines: [],
  vatId: null,
  isDefault: false,
  ofCompany: false,
  ...facts,
})

test('a redirect of the backend is followed on the shop and to hosts of the configuration, nowhere else', () => {
  const hosts = ['pay.example']
  expect(toRedirect('/en/checkout-success', hosts)).toBe('/en/checkout-success')
  expect(toRedirect('https://pay.example/session/1?x=2', hosts)).toBe('https://pay.example/session/1?x=2')
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
    expect(toRedirect(url, hosts)).toBeNull()
})

// F433
test('the default address is chosen, else the first', () => {
  expect(defaultAddress([address('1'), address('2', { isDefault: true })])?.id).toBe('2')
  expect(defaultAddress([address('1'), address('2')])?.id).toBe('1')
  expect(defaultAddress([])).toBeNull()
})

test('a bill goes to an address of the company where there is one', () => {
  const own = address('2', { ofCompany: true })
  expect(toBillingAddresses([address('1'), own])).toEqual([own])
  expect(toBillingAddresses([address('1')])).toHaveLength(1)
})

const untold = { grandTotal: null, formattedGrandTotal: null, taxes: null }
const given = {
  message: null,
  shippingMethods: [
    { title: 'Delivery', methods: { code: 'd', label: 'By lorry', price: 0, formattedPrice: '€0.00', ...untold } },
    { title: 'Broken', methods: { code: null, label: null, price: null, formattedPrice: null, ...untold } },
    { title: null, methods: { code: 'p', label: 'Pickup', price: 4.1, formattedPrice: '€4.10', ...untold } },
  ],
}
const cart = {
  subTotal: 1033.3,
  formattedPrice: { subTotal: '€1,033.30', taxTotal: '€62.00', grandTotal: '€1,095.30' },
  taxes: null,
  items: [],
} as unknown as CartFieldsFragment

test('a way of delivery without a code cannot be chosen, one that costs nothing is free', () => {
  expect(toShippingMethods(given, null, 'en')).toEqual([
    { code: 'd', title: 'Delivery', label: 'By lorry', price: '€0.00', isFree: true, bill: null },
    { code: 'p', title: 'Pickup', label: null, price: '€4.10', isFree: false, bill: null },
  ])
})

test('the bill of a way of delivery is what the backend says; where it says none, no tax is guessed', () => {
  const [free, priced] = toShippingMethods(given, cart, 'en').map(({ bill }) => bill)
  expect(free).toEqual({ total: '€1,095.30', taxes: [{ percent: null, amount: '€62.00' }], withTax: true })
  expect(priced).toEqual({ total: '€1,037.40', taxes: [], withTax: false })
  const taxes = [{ percent: 6, amount: 62, formattedAmount: '€62.00' }]
  const told = { code: 'p', label: null, price: 4.1, formattedPrice: '€4.10', grandTotal: 1100.26, taxes }
  const methods = { ...told, formattedGrandTotal: '€1,100.26' }
  const [method] = toShippingMethods({ message: null, shippingMethods: [{ title: 'Pickup', methods }] }, cart, 'en')
  expect(method?.bill).toEqual({ total: '€1,100.26', taxes: [{ percent: 6, amount: '€62.00' }], withTax: true })
})
