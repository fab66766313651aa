import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { attachRouterServerSsrUtils } from '@tanstack/react-router/ssr/server'
import { expect, test } from 'vitest'
import { extractHydrationData, waitForDeferred } from './hydration-data.ts'

/** A router as Start creates it for a request, with a page that waits for `later`. */
async function routerWith(later: Promise<string>) {
  const routeTree = createRootRoute({ loader: () => ({ later }) })
  const router = createRouter({ routeTree, isServer: true, history: createMemoryHistory({ initialEntries: ['/'] }) })
  attachRouterServerSsrUtils({ router, manifest: undefined })
  await router.load()
  await router.serverSsr?.dehydrate()
  return router
}

test('the data includes deferred parts, but no load times, and nothing that needs a document', async () => {
  const later = Promise.withResolvers<string>()
  const router = await routerWith(later.promise)
  setTimeout(later.resolve, 5, 'twelve crates')
  await waitForDeferred(router)
  const data = await extractHydrationData(router)
  expect(data).toContain('twelve crates')
  expect(data).toContain('u:0,s:')
  expect(data).not.toMatch(/u:\d{2}/)
  expect(data).not.toContain('document.currentScript')
})

test('the same page always has the same data', async () => {
  const [first, second] = await Promise.all(
    [1, 2].map(async () => extractHydrationData(await routerWith(Promise.resolve('twelve crates')))),
  )
  expect(first).toBe(second)
})

test('throws if the data was taken before', async () => {
  const router = await routerWith(Promise.resolve('twelve crates'))
  router.serverSsr?.takeInitialHydrationScriptTags()
  await expect(extractHydrationData(router)).rejects.toThrow('pending')
})
