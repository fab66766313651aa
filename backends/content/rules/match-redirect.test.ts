import { expect, test } from 'vitest'
import type { RedirectRow } from '../sql/redirects.ts'
import { findRedirect } from './match-redirect.ts'

const rule = (source: string, target: string | null, more: Partial<RedirectRow> = {}): RedirectRow => ({
  id: 1,
  site_id: 1,
  enabled: 1,
  source,
  source_match: 'pathonly',
  match_type: 'exactmatch',
  target,
  http_code: 301,
  ...more,
})
const pattern = { match_type: 'regexmatch' } as const
const lead = (rows: RedirectRow[], uri: string) => findRedirect(rows, uri, 'https://shop.example')?.target

test('an exact rule matches the path with or without a query', () => {
  expect(lead([rule('/old', '/new')], '/old?page=2')).toBe('/new')
  expect(lead([rule('/old', '/new')], '/older')).toBeUndefined()
})

test('an exact rule ignores case', () => {
  expect(lead([rule('/Old', '/new')], '/oLD')).toBe('/new')
})

test('a full URL rule matches origin and query', () => {
  const rows = [rule('https://shop.example/old?a=1', '/new', { source_match: 'fullurl' })]
  expect(lead(rows, '/old?a=1')).toBe('/new')
  expect(lead(rows, '/old')).toBeUndefined()
})

test('a pattern inserts its captures and ignores case', () => {
  expect(lead([rule('^/blog/(.+)$', '/en/news/$1', pattern)], '/Blog/oysters')).toBe('/en/news/oysters')
})

test('the unmatched part of the path stays in the target', () => {
  expect(lead([rule('^/blog', '/news', pattern)], '/blog/oysters')).toBe('/news/oysters')
})

test('the first matching rule wins, and disabled rules are skipped', () => {
  expect(lead([rule('/a', '/off', { enabled: 0 }), rule('/a', '/first'), rule('/a', '/second')], '/a')).toBe('/first')
})

test('ignores a rule that redirects to the same path', () => {
  expect(lead([rule('/a', '/a'), rule('^/a$', '/a', pattern)], '/a')).toBeUndefined()
})

test('a rule without a target is a 410', () => {
  expect(lead([rule('/gone', null, { http_code: 410 })], '/gone')).toBeNull()
})

test('skips invalid patterns and those that could be slow', () => {
  for (const source of ['^/(', '^/(a+)+$', '.*.*.*'])
    expect(lead([rule(source, '/x', pattern)], '/aaaa')).toBeUndefined()
})
