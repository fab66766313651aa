import { expect, test } from 'vitest'
import { createNavigationGuard } from './navigation-guard.ts'

/** Each navigation is then a new document. */
const failToLoad = () => Promise.reject(new Error('no such chunk'))

// F153
test('a redirect rule applies to the decoded path, in any case, and keeps the query', async () => {
  const exact: [string, string][] = [['/fr/société', '/fr/a-propos']]
  const guard = createNavigationGuard(() => Promise.resolve({ exact, patterns: [] }), failToLoad)
  for (const path of ['/fr/soci%C3%A9t%C3%A9', '/fr/Soci%C3%A9t%C3%A9'])
    expect(await guard(`${path}?a=1`, false)).toMatchObject({ href: '/fr/a-propos?a=1' })
  expect(await guard('/fr/autre', false)).toMatchObject({ href: '/fr/autre' })
})

// F325
test('after code failed to load, a navigation is a new document, of the target if it is redirected', async () => {
  const rules = { exact: [['/en/old', '/en/new']] satisfies [string, string][], patterns: [] }
  const guard = createNavigationGuard(() => Promise.resolve(rules), failToLoad)
  expect(await guard('/en/brands?a=1', false)).toEqual({ href: '/en/brands?a=1', reloadDocument: true })
  expect(await guard('/en/old', false)).toEqual({ href: '/en/new', reloadDocument: true })
})
