import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RedirectRule } from './redirect-rules.ts'
import { buildRedirects, findRedirect, isGone } from './redirect-table.ts'

const rule = (source: string, target: string, more: Partial<RedirectRule> = {}): RedirectRule => ({
  source,
  target,
  pattern: false,
  status: 301,
  enabled: true,
  ...more,
})
const lead = (rules: RedirectRule[], path: string, query = '') => findRedirect(buildRedirects(rules), path, query)

// F466
test('redirects an old path to its new one and keeps the query', () => {
  expect(lead([rule('/old', '/new')], '/old', '?page=2')).toEqual({
    target: '/new?page=2',
    status: 301,
    external: false,
  })
})

// F466
test('keeps the query of a target that has one', () => {
  expect(lead([rule('/old', '/new?a=1')], '/old', '?page=2')).toMatchObject({ target: '/new?a=1' })
})

// F466
test('resolves a chain to one hop', () => {
  expect(lead([rule('/a', '/b'), rule('/b', '/c'), rule('/c', '/d', { status: 302 })], '/a')).toMatchObject({
    target: '/d',
  })
})

// F466
test('matches paths case-insensitively, also those that a rule only changes in case', () => {
  expect(lead([rule('/Old', '/new')], '/oLD')).toMatchObject({ target: '/new' })
  expect(lead([rule('/a', '/B'), rule('/b', '/c')], '/a')).toMatchObject({ target: '/c' })
  const lower = [rule('/About', '/about')]
  expect(lead(lower, '/ABOUT')).toMatchObject({ target: '/about' })
  expect(lead(lower, '/about')).toBeNull()
})

// F466
test('drops a loop, and any rule whose chain ends in it', () => {
  const circle = [rule('/a', '/b'), rule('/b', '/a'), rule('/self', '/self'), rule('/into', '/a')]
  for (const path of ['/a', '/b', '/self', '/into']) expect(lead(circle, path)).toBeNull()
})

test('accepts another site as target, but no other schemes or disguised hosts', () => {
  expect(lead([rule('/x', 'https://partner.example/a')], '/x')).toMatchObject({
    target: 'https://partner.example/a',
    external: true,
  })
  for (const target of [
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'https://a:b@evil.example',
    'ftp://x',
  ]) {
    expect(lead([rule('/x', target)], '/x')).toBeNull()
  }
})

// F466
test('ignores a disabled rule', () => {
  expect(lead([rule('/x', '/y', { enabled: false })], '/x')).toBeNull()
})

// F466
test('inserts captured text into the path of the target', () => {
  const rules = [rule('^/blog/(.*)$', '/en/news/$1', { pattern: true })]
  expect(lead(rules, '/blog/oysters')).toMatchObject({ target: '/en/news/oysters' })
  expect(lead(rules, '/other')).toBeNull()
})

test('drops a pattern that is invalid or could be slow', () => {
  for (const source of ['^/(a+)+$', '/(a|a)*b', '/.*.*.*', '/(a?){9}', '/a?a?a?a?a?a?', '/(.+)\\1', '/[z-a]', '/('])
    expect([source, lead([rule(source, '/x', { pattern: true })], '/aaaa')]).toEqual([source, null])
})

test('supports classes, alternatives and optional parts in patterns', () => {
  const at = (source: string, path: string) => {
    const found = lead([rule(source, '/to/$1', { pattern: true })], path)
    return found && 'target' in found ? found.target : null
  }
  expect(at('^/news/([0-9]{4})/.*$', '/news/2026/oysters')).toBe('/to/2026')
  expect(at('^/(shop|store)/.+$', '/store/cheese')).toBe('/to/store')
  expect(at('^/([a-z\\d-]+)\\.html?$', '/About-Us.htm')).toBe('/to/About-Us')
  expect(at('^/(?:nl/)?product-(\\d+)$', '/product-17')).toBe('/to/17')
  expect(at('^/product-(\\d+)$', '/product-x')).toBeNull()
})

test('a path that is permanently gone has status 410 and no target', () => {
  const rules = [
    rule('/old', '', { status: 410 }),
    rule('/older', '/old'),
    rule('^/campaign/.*$', '', { status: 410, pattern: true }),
  ]
  for (const path of ['/old', '/older', '/campaign/2019']) expect(lead(rules, path)).toEqual({ status: 410 })
  expect(lead(rules, '/campaign')).toBeNull()
})

test('no rules and no path redirect to a host that no rule names', () => {
  const text = fc.string({ maxLength: 30 })
  fc.assert(
    fc.property(text, text, text, fc.boolean(), (source, target, path, pattern) => {
      const found = lead([rule(`/${source}`, target, { pattern })], `/${path}`)
      if (!found || isGone(found)) return
      if (!found.external) expect(new URL(found.target, 'http://shop.example').origin).toBe('http://shop.example')
      else expect(target.trim().toLowerCase()).toMatch(/^https?:/)
    }),
    { numRuns: 1000 },
  )
})

test('the first of several rules for a path applies', () => {
  expect(lead([rule('/a', '/b'), rule('/A', '/c')], '/a')).toMatchObject({ target: '/b' })
  const patterns = [rule('^/x/(.*)$', '/one/$1', { pattern: true }), rule('^/x/.*$', '/two', { pattern: true })]
  expect(lead(patterns, '/x/1')).toMatchObject({ target: '/one/1' })
})

test('follows at most five further hops, within the shop', () => {
  const chain = (length: number) => Array.from({ length }, (_, index) => rule(`/${index}`, `/${index + 1}`))
  expect(lead(chain(6), '/0')).toMatchObject({ target: '/6' })
  expect(lead(chain(7), '/0')).toBeNull()
  const toPartner = rule('/5', 'https://partner.example/5')
  expect(lead([...chain(5), toPartner], '/0')).toMatchObject({ target: 'https://partner.example/5' })
})

test('a chain ends at a loop that it did not start in, and ignores queries of its targets', () => {
  expect(lead([rule('/in', '/a'), rule('/a', '/b'), rule('/b', '/a')], '/in')).toBeNull()
  expect(lead([rule('/a', '/b?x=1'), rule('/b', '/c')], '/a')).toMatchObject({ target: '/c' })
})

test.each([
  [301, 302, 302],
  [308, 307, 307],
  [301, 301, 301],
  [302, 301, 302],
  [307, 308, 307],
])('a chain of %i and %i is permanent only if both are: %i', (first, second, expected) => {
  const rules = [rule('/a', '/b', { status: first }), rule('/b', '/c', { status: second })]
  expect(lead(rules, '/a')).toEqual({ target: '/c', status: expected, external: false })
})

test('an unknown status is 302', () => {
  expect(lead([rule('/a', '/b', { status: 303 })], '/a')).toMatchObject({ status: 302 })
})

test('captured text is inserted into the path of another site, and a missing group is empty', () => {
  const outside = [rule('^/p/(.*)$', 'https://partner.example/$1/$2', { pattern: true })]
  expect(lead(outside, '/p/a')).toEqual({ target: 'https://partner.example/a/', status: 301, external: true })
  expect(lead([rule('^/h/(.*)$', 'https://$1.example/', { pattern: true })], '/h/evil')).not.toMatchObject({
    target: expect.stringContaining('evil'),
  })
  expect(lead([rule('^/q/(.*)$', '/$1', { pattern: true })], '/q//evil.example')).toBeNull()
})

test('a pattern matches the whole path, with or without its own anchors, if the path has at most 512 characters', () => {
  for (const source of ['^/a/.*$', '/a/.*', '^/a/.*']) {
    const found = (path: string) => lead([rule(source, '/to', { pattern: true })], path) !== null
    expect([
      source,
      found('/a/b'),
      found('/x/a/b'),
      found(`/a/${'b'.repeat(509)}`),
      found(`/a/${'b'.repeat(510)}`),
    ]).toEqual([source, true, false, true, false])
  }
  expect(lead([rule('/cost\\$', '/to', { pattern: true })], '/cost$')).toBeNull()
  expect(lead([rule('/a|/b', '/to', { pattern: true })], '/a/b')).toBeNull()
})

test('a pattern has at most two repetitions and five optional parts; those in classes do not count', () => {
  const isKept = (source: string) => buildRedirects([rule(source, '/x', { pattern: true })]).patterns.length === 1
  expect(['/.*a.*', '/.*a.*b.*', '/a{2}b+', '/a+b+c+'].map(isKept)).toEqual([true, false, true, false])
  expect(['/a?b?c?d?e?', '/a?b?c?d?e?f?', '/(?:a)?b?c?d?e?'].map(isKept)).toEqual([true, false, true])
  expect(['/[*+{]+.*', '/[a*b+c]x+y+', '/[^*+{}]+', '/[\\]*+]x+y+'].map(isKept)).toEqual([true, true, true, true])
  expect(['/\\*\\+\\?\\{x+y+', '/(a)*', '/(a){2}', '/(a)+'].map(isKept)).toEqual([true, false, false, false])
})

test('a path that redirects to itself is not redirected', () => {
  expect(lead([rule('^/(.*)$', '/$1', { pattern: true })], '/same')).toBeNull()
  expect(lead([], '/same')).toBeNull()
})
