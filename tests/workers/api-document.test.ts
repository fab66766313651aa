// The description of the API, and the typed clients of other programs, with running shops.
import { readFileSync } from 'node:fs'
import { hc } from 'hono/client'
import { createClient, type ShopRoutes } from 'proviant/client'
import { expect, test } from 'vitest'
import { describeEachRuntime, type Runtime } from '../support/runtimes.ts'
import { demoPassword, nadia, visitorOf } from '../support/visit.ts'

type Operation = { parameters?: { name: string; in: string; required: boolean }[] }
type Path = Partial<Record<'get' | 'post', Operation>>
const openApi = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as { paths: Record<string, Path> }

/** A guest's request with the required parameters and no fields. */
async function statusOf(runtime: Runtime, method: string, path: string, { parameters = [] }: Operation) {
  const url = path.replace('{locale}', 'en').replace(/\{\w+\}/g, '999999')
  const required = parameters.filter((each) => each.in === 'query' && each.required).map(({ name }) => [name, '1'])
  const response = await visitorOf(runtime).ask(`${url}?${new URLSearchParams(required)}`, {
    method: method.toUpperCase(),
    ...(method === 'post' && { body: '{}' }),
    headers: { 'content-type': 'application/json', origin: runtime.url },
    redirect: 'manual',
  })
  await response.body?.cancel()
  return response.status
}

/** Paths that exist, but not for a guest without input. */
const hidden = [
  'post /api/operator/orders',
  'post /api/operator/quotes',
  'get /api/{locale}/catalogue/products',
  'post /api/{locale}/content/form',
  'get /api/{locale}/operator/not-found',
]

describeEachRuntime('the description of the API', (runtime) => {
  test('is served by the demo', async () => {
    const response = await visitorOf(runtime).ask('/api/openapi.json')
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await response.json()).toEqual(openApi)
  })

  test('has only paths that respond', async () => {
    const missing: string[] = []
    for (const [path, item] of Object.entries(openApi.paths)) {
      for (const method of ['get', 'post'] as const) {
        const operation = item[method]
        if (operation && (await statusOf(runtime, method, path, operation)) === 404) missing.push(`${method} ${path}`)
      }
    }
    expect(missing).toEqual(hidden)
  })

  test('the reading client returns values and throws problems', async () => {
    const read = createClient(`${runtime.url}/api/en`)
    const { products } = await read('/catalogue/listing', { filters: 'search:tomato' })
    expect(products.length).toBeGreaterThan(0)
    await expect(read('/orders')).rejects.toMatchObject({ problem: { status: 401, title: expect.any(String) } })
    await expect(read('/catalogue/products', { slug: 'none' })).rejects.toMatchObject({ problem: { status: 404 } })
    const silent = createClient('http://localhost:1/api/en')
    await expect(silent('/cart')).rejects.toMatchObject({ problem: { status: 0 } })
  })

  test('the client of Hono writes, with the session of a login', async () => {
    const shop = hc<ShopRoutes>(`${runtime.url}/api/en`, { headers: { origin: runtime.url } })
    const login = await shop.account.login.$post({ form: { email: nadia, password: demoPassword } })
    expect(login.status).toBe(200)
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const read = createClient(`${runtime.url}/api/en`, {
      send: (url, init) => fetch(url, { ...init, headers: { cookie } }),
    })
    expect((await read('/account/profile')).profile?.email).toBe(nadia)
    const refused = await shop.cart.items.$post({ form: { productId: '1', quantity: 'many' } })
    expect([refused.status, await refused.json()]).toMatchObject([422, { errors: { quantity: [expect.any(String)] } }])
  })
})
