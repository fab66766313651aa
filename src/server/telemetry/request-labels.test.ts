import { expect, test } from 'vitest'
import { cacheStateOf, kindOf } from './request-labels.ts'

test.each([
  [undefined, 'none'],
  ['proviant-page; hit; ttl=240', 'fresh'],
  ['proviant-page; hit; ttl=0; detail=stale', 'stale'],
  ['proviant-page; hit; ttl=-90; detail=expired', 'expired'],
  ['proviant-page; hit; detail=customer', 'shell'],
  ['proviant-page; fwd=miss; stored', 'miss'],
  ['proviant-page; fwd=miss; collapsed', 'miss'],
  ['proviant-page; fwd=bypass', 'live'],
  ['rejected', 'rejected'],
])('%s is %s', (status, state) => {
  expect(cacheStateOf(status)).toBe(state)
})

test('a request that does not open a page is counted by its kind, whatever its path', () => {
  expect(kindOf('GET', '/api/en/orders/12')).toBe('api-read')
  expect(kindOf('POST', '/api/en/cart/items')).toBe('api-write')
  expect(kindOf('GET', '/img/media/a.jpg')).toBe('picture')
  expect(kindOf('GET', '/sitemap-en-1.xml')).toBe('file')
  expect(kindOf('GET', '/readyz')).toBe('operations')
  expect(kindOf('GET', '/anything/else')).toBe('other')
  expect(kindOf('GET', '/constructor')).toBe('other')
  expect(kindOf('GET', '/')).toBe('other')
})
