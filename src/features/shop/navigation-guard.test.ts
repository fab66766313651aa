import { expect, test } from 'vitest'
import { createNavigationGuard } from './navigation-guard.ts'

// F325
test('after code failed to load, a navigation is a new document, of the target if it is redirected', async () => {
  const rules = { exact: [['/en/old', '/en/new']] satisfies [string, string][], patterns: [] }
  const guard = createNavigationGuard(
    () => Promise.resolve(rules),
    () => Promise.reject(new Error('no such chunk')),
  )
  expect(await guard('/en/brands?a=1', false)).toEqual({ href: '/en/brands?a=1', reloadDocument: true })
  expect(await guard('/en/old', false)).toEqual({ href: '/en/new', reloadDocument: true })
})
