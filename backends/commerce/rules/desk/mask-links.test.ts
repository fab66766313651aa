import { expect, test } from 'vitest'
import { maskLinks } from './mask-links.ts'

test.each([
  [
    'Choose:\nhttps://shop.example/en/reset-password?token=Zm9v_-bar\n\nProviant',
    'Choose:\nhttps://shop.example/en/reset-password?•••\n\nProviant',
  ],
  ['(http://shop.example/x?vat=BE1&until=1&signature=abc) and', '(http://shop.example/x?••• and'],
  ['HTTPS://shop.example/#token=abc', 'HTTPS://shop.example/?•••'],
  ['https://shop.example/nl/inloggen', 'https://shop.example/nl/inloggen'],
  ['Can you deliver on Tuesday? Token=none', 'Can you deliver on Tuesday? Token=none'],
])('%j', (text, masked) => {
  expect(maskLinks(text)).toBe(masked)
})
