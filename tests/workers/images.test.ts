import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '#backends/commerce/testing/pdf-text.ts'
import { startEdgeShop } from '../support/edge-shop.ts'
import { startPictureHost } from '../support/picture-host.ts'
import { describeEachRuntime, type Runtime } from '../support/runtimes.ts'
import { startNodeShop } from '../support/server.ts'
import { visitorOf } from '../support/visit.ts'

const widths = [64, 128, 208, 288, 413, 576, 640, 768, 1024, 1280, 1536, 1920, 2560]

const modern = 'image/avif,image/webp,*/*;q=0.8'
const scene = '/shop/media/scenes/fish.webp'

async function picture(runtime: Pick<Runtime, 'url'>, path: string, headers: Record<string, string> = {}) {
  const answer = await visitorOf(runtime).ask(path, { headers: { accept: modern, ...headers } })
  const { format, width } = await sharp(await answer.arrayBuffer()).metadata()
  return { answer, format, width }
}

describeEachRuntime('images', (runtime) => {
  const ask = (path: string, headers: Record<string, string> = {}) => visitorOf(runtime).ask(path, { headers })

  // F502, F503, F504, F505, F506, F507, F508, F509, F510, F561
  test('an image is served in each of its widths', async () => {
    for (const width of widths) {
      const found = await picture(runtime, `/img/${width}${scene}`, { accept: '*/*' })
      expect([found.answer.status, found.format, found.width]).toEqual([200, 'webp', width])
    }
  })

  test('browsers with AVIF support get AVIF, others WebP, with Vary: Accept', async () => {
    const avif = await picture(runtime, `/img/413${scene}`)
    expect([avif.format, avif.width, avif.answer.headers.get('content-type')]).toEqual(['heif', 413, 'image/avif'])
    const webp = await picture(runtime, `/img/413${scene}`, { accept: 'image/webp,*/*' })
    expect([webp.format, webp.answer.headers.get('content-type')]).toEqual(['webp', 'image/webp'])
    for (const { headers } of [avif.answer, webp.answer]) expect(headers.get('vary')?.toLowerCase()).toBe('accept')
  })

  test('an image is never enlarged', async () => {
    expect((await picture(runtime, '/img/2560/shop/media/products/department-pantry.webp')).width).toBe(576)
  })

  test('an image is cacheable, and validation by ETag returns 304', async () => {
    const { headers } = await ask(`/img/413${scene}`, { accept: modern })
    const etag = headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w.-]+"$/)
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+/)
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    const again = await ask(`/img/413${scene}`, { accept: modern, 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await ask(`/img/576${scene}`, { accept: modern, 'if-none-match': etag })).status).toBe(200)
    expect((await ask(`/img/413${scene}`, { accept: 'image/webp', 'if-none-match': etag })).status).toBe(200)
  })

  test('an image is immutable if its URL has the hash of its content; with another hash it is sent for a minute', async () => {
    const html = await (await ask('/en/range')).text()
    const [, path = '', hash = ''] = /\/img\/413(\/commerce\/media\/products\/\w+\.webp)\?hash=(\w{8})/.exec(html) ?? []
    const cacheControl = async (query: string, headers = {}) => {
      const { status, headers: sent } = await ask(`/img/413${path}${query}`, { accept: modern, ...headers })
      return [status, sent.get('cache-control')]
    }
    expect(await cacheControl(`?hash=${hash}`)).toEqual([200, 'public, max-age=31536000, immutable'])
    expect(await cacheControl('?hash=00000000')).toEqual([200, 'public, max-age=60'])
    const daily = 'public, max-age=86400, stale-while-revalidate=2592000'
    expect(await cacheControl('')).toEqual([200, daily])
    const { headers } = await ask(`/img/413${path}`, { accept: modern })
    const validation = { 'if-none-match': headers.get('etag') ?? '' }
    expect(await cacheControl('', validation)).toEqual([304, daily])
    expect(await cacheControl(`?hash=${hash}`, validation)).toEqual([304, 'public, max-age=31536000, immutable'])
    for (const query of ['?hash=0', '?hash=ABCDEF01', `?hash=${hash}&a=1`, '?v=1'])
      expect([query, (await ask(`/img/413${path}${query}`)).status]).toEqual([query, 404])
    const texts = await (await ask('/en')).text()
    expect(texts).toMatch(/\/img\/\d+\/content\/media\/\w+\/\w+\.webp\?hash=\w{8}/)
  })

  test('another width returns 400 with the list of widths, an unknown image 404', async () => {
    for (const width of ['577', '0', 'x', '99999']) {
      const answer = await ask(`/img/${width}${scene}`)
      expect([width, answer.status]).toEqual([width, 400])
      expect(await answer.text()).toContain('64, 128, 208, 288, 413, 576, 640, 768, 1024, 1280, 1536, 1920, 2560')
    }
    for (const path of ['/shop/media/scenes/none.webp', '/shop/media/wall.svg', '/shop/icons.svg', '/commerce', ''])
      expect([path, (await ask(`/img/413${path}`)).status]).toEqual([path, 404])
  })

  test('only images of the shop are reachable', async () => {
    for (const path of [
      '/shop/media/..%2f..%2f..%2fpackage.json',
      '/shop/media/%2e%2e%2f%2e%2e%2fserver%2findex.js',
      '/shop/media/..%5c..%5cpackage.json',
      '/shop/assets/../../package.json',
      '/shop//evil.example/a.webp',
      '/shop/https:%2f%2fevil.example%2fa.webp',
      '/evil.example/a.webp',
      '/content/@evil.example/a.webp',
      '/commerce/healthz',
      '/commerce/graphql/commerce',
      '/shop/media/a.webp%00.webp',
    ])
      expect([path, (await ask(`/img/413${path}`)).status]).toEqual([path, 404])
  })

  test('a listing requests its tiles in four widths, the first one with high priority', async () => {
    const html = await (await ask('/en/range')).text()
    const tiles = [...html.matchAll(/<img src="\/img\/576\/commerce(\/media\/products\/\w+\.webp\?hash=\w{8})"[^>]*>/g)]
    expect(tiles.length).toBeGreaterThanOrEqual(4)
    const [[first = '', path = ''] = []] = tiles
    expect(first).toContain(
      `srcSet="/img/208/commerce${path} 208w, /img/288/commerce${path} 288w, /img/413/commerce${path} 413w, /img/576/commerce${path} 576w"`,
    )
    expect(first).toMatch(/width="\d+" height="\d+" loading="eager" fetchPriority="high"/)
    expect(tiles.filter(([tag]) => tag.includes('fetchPriority="high"')).length).toBe(1)
    expect(tiles.filter(([tag]) => tag.includes('loading="eager"')).length).toBe(4)
    expect((await picture(runtime, `/img/576/commerce${path}`)).width).toBe(576)
  })

  // F010
  test('a product links to its data sheet in the page language: a PDF with its name and its allergens', async () => {
    const page = await (await ask('/de/products')).text()
    const product = /href="(\/de\/[^"]+)" class="name"/.exec(page)?.[1] ?? ''
    const html = await (await ask(product)).text()
    const name = /<h1[^>]*>([^<]+)<\/h1>/.exec(html)?.[1] ?? ''
    const [, file = ''] = /href="(?:https?:\/\/[^"/]+)?(\/files\/technical\/[\w-]+-de\.pdf)"/.exec(html) ?? []
    const answer = await ask(file)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=/)
    const { texts, language } = await readPdf(await answer.arrayBuffer())
    expect(language).toBe('(de-DE)')
    expect(texts.join(' ')).toContain(name.replaceAll('&amp;', '&'))
    expect(texts).toContain('Allergene')
    const etag = answer.headers.get('etag') ?? ''
    expect((await ask(file, { 'if-none-match': etag })).status).toBe(304)
    expect((await ask('/files/technical/999999-de.pdf')).status).toBe(404)
    expect((await ask('/files/secrets.json')).status).toBe(404)
  })

  test('an icon of the icon set is a static file cached for a week; without ICON_URL other icons return 404', async () => {
    const icon = await ask('/icons/tractor.svg')
    expect([icon.status, icon.headers.get('content-type')?.split(';')[0]]).toEqual([200, 'image/svg+xml'])
    expect(icon.headers.get('cache-control')).toBe('public, max-age=604800')
    expect(await icon.text()).toMatch(/^<svg [^>]*><symbol id="i" viewBox="0 0 256 256"><path /)
    for (const name of ['no-such-icon', 'leaf-bold', 'Leaf'])
      expect([name, (await ask(`/icons/${name}.svg`)).status]).toEqual([name, 404])
  })
})

describe.each(['node', 'workerd'] as const)('images of external backends (%s)', (name) => {
  let host: Awaited<ReturnType<typeof startPictureHost>>
  let shop: { url: string; stop(): Promise<void> }
  const ask = (path: string) => visitorOf(shop).ask(path, { headers: { accept: modern } })
  async function readIcon(called: string) {
    const answer = await ask(`/icons/${called}.svg`)
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }

  beforeAll(async () => {
    host = await startPictureHost()
    const backends = { COMMERCE_URL: `${host.url}/graphql`, CONTENT_URL: `${host.url}/api` }
    const env = { ...backends, ICON_URL: `${host.url}/uploads/{name}.svg`, LOG_LEVEL: 'error' }
    if (name === 'node') shop = await startNodeShop({ env })
    else {
      const edge = await startEdgeShop(env)
      shop = { url: edge.url, stop: edge.dispose }
    }
  })
  afterAll(async () => {
    await shop?.stop()
    await host?.close()
  })

  test("a photo of a backend's host is served in the requested width and cached", async () => {
    for (const width of [413, 576, 2560]) {
      const found = await picture(shop, `/img/${width}/content/uploads/photo.jpg`)
      expect([found.format, found.width]).toEqual(['heif', Math.min(width, 1500)])
    }
    const asked = host.asked.length
    await picture(shop, '/img/576/content/uploads/photo.jpg')
    expect(host.asked.length).toBe(asked)
  })

  test('paths outside of the image folder and queries are never requested from a backend', async () => {
    const asked = host.asked.length
    for (const path of ['graphql', 'admin/photo.jpg', 'uploads/photo.jpg?v=7', 'uploads/photo.jpg?to=/admin'])
      expect([path, (await ask(`/img/413/content/${path}`)).status]).toEqual([path, 404])
    expect(host.asked.length).toBe(asked)
  })

  test('SVG, mislabelled files, HTML, redirects and missing files return 404', async () => {
    for (const file of ['drawing.svg', 'liar.png', 'page.jpg', 'moved.jpg', 'none.jpg'])
      expect([file, (await ask(`/img/413/commerce/uploads/${file}`)).status]).toEqual([file, 404])
    expect(host.asked).not.toContain('/uploads/photo.jpg?moved')
  })

  test('a broken host and an endless image return 502', async () => {
    for (const file of ['broken.jpg', 'endless.jpg'])
      expect([file, (await ask(`/img/413/content/uploads/${file}`)).status]).toEqual([file, 502])
  })

  // F469, F533
  test('an icon outside of the icon set is fetched from ICON_URL once and served by the shop', async () => {
    const times = () => host.asked.filter((path) => path === '/uploads/drawing.svg').length
    const before = times()
    for (const { status, headers, text } of [await readIcon('drawing'), await readIcon('drawing')]) {
      expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
      expect(headers.get('cache-control')).toBe(`public, max-age=${168 * 3600}`)
      expect(text).toContain('<symbol id="i" viewBox="0 0 9 9"><rect width="9" height="9"/></symbol>')
    }
    expect(times()).toBe(before + 1)
    const asked = host.asked.length
    for (const odd of ['..%2fphoto', 'Drawing', 'drawing.svg%3f', 'a'.repeat(61)])
      expect([odd, (await readIcon(odd)).status]).toEqual([odd, 404])
    expect(host.asked.length).toBe(asked)
    expect((await readIcon('none')).status).toBe(404)
  })

  test('with external backends the shop serves its own images, and no data sheets', async () => {
    expect((await ask(`/img/413${scene}`)).status).toBe(200)
    expect((await ask('/files/technical/104882-nl.pdf')).status).toBe(404)
  })
})
