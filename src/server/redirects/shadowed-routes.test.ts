import { expect, test } from 'vitest'
import type { RedirectRule } from './redirect-rules.ts'
import { buildRedirects } from './redirect-table.ts'
import { findShadowedRoutes } from './shadowed-routes.ts'

const rule = (source: string, target: string, more: Partial<RedirectRule> = {}): RedirectRule => ({
  source,
  target,
  pattern: false,
  status: 301,
  enabled: true,
  ...more,
})

test('names each screen that a path, a pattern or a 410 hides, in its language', () => {
  const table = buildRedirects([
    rule('/en/Cart', '/en/about-us'),
    rule('^/en/log.*$', '/en', { pattern: true }),
    rule('/en/brands', '', { status: 410 }),
    rule('/de/cart', '/de'),
    // products, categories and pages may move
    rule('/en/range/cheese', '/en/range/dairy'),
    rule('/en/old', '/en/new'),
  ])
  expect(findShadowedRoutes(table, 'en')).toEqual([
    { path: '/en/login', target: '/en' },
    { path: '/en/brands', target: null },
    { path: '/en/cart', target: '/en/about-us' },
  ])
  expect(findShadowedRoutes(buildRedirects([rule('/old', '/new')]), 'nl')).toEqual([])
})
