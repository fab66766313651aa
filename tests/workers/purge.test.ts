// An editor changes a text and purges: the next request shows it.
import { expect, test } from 'vitest'
import { describeEachRuntime } from '../support/runtimes.ts'
import { loggedIn, untilKept, visitorOf } from '../support/visit.ts'

const path = '/en/about-us'
const uri = 'about-us'

describeEachRuntime('purge', (runtime) => {
  const visitor = visitorOf(runtime)
  const bearer = { authorization: `Bearer ${runtime.purgeToken}` }
  const purge = (body: unknown, headers: Record<string, string> = bearer) =>
    visitor.ask('/api/purge', { method: 'POST', body: JSON.stringify(body), headers })
  const rename = (title: string) =>
    runtime.sql('CONTENT_DB', 'UPDATE entry_texts SET title = ? WHERE uri = ? AND site_id = 2', title, uri)
  const page = async () => (await visitor.ask(path)).text()
  const customer = loggedIn(runtime)
  /** What customers get as kept bytes too. */
  const customersPage = async () => (await (await customer).ask(path)).text()

  async function changed(title: string, body: unknown) {
    await untilKept(visitor, path)
    await rename(title)
    for (const see of [page, customersPage]) expect(await see()).not.toContain(title)
    const answer = await purge(body)
    expect(answer.status).toBe(200)
    for (const see of [page, customersPage]) expect(await see()).toContain(title)
    return (await answer.json()) as { purged: string[] }
  }

  test('by the path that visitors see', async () => {
    const { purged } = await changed('About our house', { uris: [path] })
    expect(purged).toContain(`uri:2:${uri}`)
  })

  test("by the CMS's own uri and site", async () => {
    await changed('About this house', { siteUris: [{ siteId: 2, uri }] })
  })

  test('by the tag of the entry', async () => {
    const [row] = await runtime.sql<{ entry_id: number | string }>(
      'CONTENT_DB',
      'SELECT entry_id FROM entry_texts WHERE uri = ? AND site_id = 2',
      uri,
    )
    await changed('About the house', { tags: [`entry:${row?.entry_id}`] })
  })

  test('a product, by the path that visitors see', async () => {
    const [product] = await runtime.sql<{ id: number; slug: string; name: string }>(
      'COMMERCE_DB',
      "SELECT product_id AS id, url_key AS slug, name FROM product_texts WHERE locale = 'en' ORDER BY product_id LIMIT 1",
    )
    if (!product) throw new Error('the demo range has no product')
    const call = (name: string) =>
      runtime.sql(
        'COMMERCE_DB',
        "UPDATE product_texts SET name = ? WHERE locale = 'en' AND product_id = ?",
        name,
        product.id,
      )
    const url = `/en/offer/p/${product.slug}`
    const see = async () => (await visitor.ask(url)).text()
    await untilKept(visitor, url)
    await call('Another name altogether')
    expect(await see()).not.toContain('Another name altogether')
    await purge({ uris: [url] })
    expect(await see()).toContain('Another name altogether')
    await call(product.name)
    await purge({ uris: [url] })
  })

  test('everything at once', async () => {
    await changed('About everything at once', { all: true })
    await rename('About us')
    await purge({ uris: [path] })
  })

  test('what was not changed stays kept', async () => {
    await untilKept(visitor, '/de')
    await purge({ uris: [path] })
    expect((await visitor.ask('/de')).headers.get('cache-status')).toContain('hit')
  })

  test('without the token nothing is purged, and nothing is told', async () => {
    await untilKept(visitor, path)
    for (const headers of [{}, { authorization: 'Bearer wrong' }, { 'x-purge-token': `${runtime.purgeToken}x` }]) {
      const answer = await purge({ all: true }, headers as Record<string, string>)
      expect(answer.status).toBe(401)
    }
    expect((await visitor.ask(path)).headers.get('cache-status')).toContain('hit')
    expect((await visitor.ask('/api/purge', { headers: bearer })).status).toBe(405)
  })

  test('a body that says nothing clear is refused in words', async () => {
    expect((await purge({ tags: 'x' })).status).toBe(400)
    expect((await visitor.ask('/api/purge', { method: 'POST', body: '{', headers: bearer })).status).toBe(400)
  })
})
