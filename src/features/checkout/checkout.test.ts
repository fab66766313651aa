import { expect, test } from 'vitest'
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

test('a way of delivery without a code cannot be chosen, one that costs nothing is free', () => {
  const methods = toShippingMethods({
    message: null,
    shippingMethods: [
      { title: 'Delivery', methods: { code: 'd', label: 'By lorry', price: 0, formattedPrice: '€0.00' } },
      { title: 'Broken', methods: { code: null, label: null, price: null, formattedPrice: null } },
      { title: null, methods: { code: 'p', label: 'Pickup', price: 5, formattedPrice: '€5.00' } },
    ],
  })
  expect(methods).toEqual([
    { code: 'd', title: 'Delivery', label: 'By lorry', price: '€0.00', isFree: true },
    { code: 'p', title: 'Pickup', label: null, price: '€5.00', isFree: false },
  ])
})
