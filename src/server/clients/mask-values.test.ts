import { expect, test } from 'vitest'
import { maskValues, privateValues } from './mask-values.ts'

const headers = { authorization: 'Bearer secret-token', 'x-cart-token': 'c0ffee', 'x-locale': 'en' }

test('a message keeps its words and loses what the call sent, also as JSON', () => {
  const input = {
    email: 'ada@example.be',
    address: { street: 'Rue "Haute"', lines: ['Rue "Haute" 208'] },
    country: 'BE',
  }
  const values = privateValues({ input }, headers)
  const sent = JSON.stringify({ input })
  expect(maskValues(`BE: ada@example.be at Rue "Haute" 208 is known, secret-token c0ffee`, values)).toBe(
    'BE: … at … is known, … …',
  )
  expect(maskValues(sent, values)).toBe('{"input":{"email":"…","address":{"street":"…","lines":["…"]},"country":"BE"}}')
})

test('files are not searched for', () => {
  expect(privateValues({ file: 'x'.repeat(1_000_000), name: 'menu.pdf' }, {})).toEqual(['menu.pdf'])
})
