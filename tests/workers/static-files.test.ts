import { expect, test } from 'vitest'
import { commonHeaders, denyAllPolicy } from '#server/http/security-headers.ts'
import { describeEachRuntime } from '../support/runtimes.ts'
import { visitorOf } from '../support/visit.ts'

const expected = { ...Object.fromEntries(commonHeaders), 'content-security-policy': denyAllPolicy }

describeEachRuntime('static files', (runtime) => {
  const visitor = visitorOf(runtime)
  const headersOf = ({ headers }: Response) =>
    Object.fromEntries(Object.keys(expected).map((name) => [name, headers.get(name)]))

  // F561
  test('every file has the security headers and the lifetime of its folder', async () => {
    const html = await (await visitor.ask('/en/login')).text()
    const asset = /\/assets\/[\w./-]+\.(?:js|css|woff2)/.exec(html)?.[0] ?? ''
    const lifetimes = {
      [asset]: 'public, max-age=31536000, immutable',
      '/icons.svg': 'public, max-age=86400',
      '/favicon.svg': 'public, max-age=86400',
      '/media/wall.svg': 'public, max-age=86400',
    }
    for (const [path, lifetime] of Object.entries(lifetimes)) {
      const answer = await visitor.ask(path)
      await answer.arrayBuffer()
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, lifetime])
      expect([path, headersOf(answer)]).toEqual([path, expected])
    }
  })

  // F561
  test('a file that is missing returns 404 with the security headers', async () => {
    for (const path of ['/assets/none.js', '/media/none.webp', '/icons/none.svg']) {
      const answer = await visitor.ask(path)
      await answer.text()
      expect([path, answer.status, headersOf(answer)]).toEqual([path, 404, expected])
    }
  })
})
