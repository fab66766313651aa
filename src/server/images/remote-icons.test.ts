import { beforeEach, expect, test } from 'vitest'
import { createRemoteIcons, type FindIcon } from './remote-icons.ts'

const hourMs = 60 * 60 * 1000
const drawing = '<svg viewBox="0 0 9 9"><path d="M1 1h7"/></svg>'

let asked: string[]
let now: number
let answer: () => Response
let find: FindIcon
beforeEach(() => {
  asked = []
  now = 1_000_000
  answer = () => new Response(drawing)
  const fetch = (async (url: string) => {
    asked.push(url)
    return answer()
  }) as typeof globalThis.fetch
  find = createRemoteIcons('https://icons.example/{name}.svg', { fetch, now: () => now })
})

// F469, F533
test('fetches an icon once in 168 hours', async () => {
  const symbol =
    '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="i" viewBox="0 0 9 9"><path d="M1 1h7"/></symbol></svg>'
  expect([await find('leaf'), await find('leaf')]).toEqual([symbol, symbol])
  now += 168 * hourMs - 1
  await find('leaf')
  expect(asked).toEqual(['https://icons.example/leaf.svg'])
  now += 1
  await find('leaf')
  expect(asked).toHaveLength(2)
})

// F532
test('caches the fifty most recently used icons', async () => {
  const names = Array.from({ length: 51 }, (_, index) => `icon-${index}`)
  for (const name of names.slice(0, 50)) await find(name)
  await find('icon-0')
  await find('icon-50')
  expect(asked).toHaveLength(51)
  for (const name of names.filter((each) => each !== 'icon-1')) await find(name)
  expect(asked).toHaveLength(51)
  await find('icon-1')
  expect(asked).toHaveLength(52)
})

test('caches that the host has no such icon, but not that the host failed', async () => {
  answer = () => new Response('', { status: 404 })
  expect([await find('nothing'), await find('nothing'), asked.length]).toEqual([null, null, 1])
  answer = () => new Response('', { status: 502 })
  await expect(find('leaf')).rejects.toThrow('502')
  answer = () => new Response(drawing)
  expect(await find('leaf')).toContain('M1 1h7')
})

test('takes only shapes from an SVG: no scripts, links or styles, and limits its size', async () => {
  const hostile = `<svg viewBox="0 0 9 9" fill="none" stroke="currentColor" onload="alert(1)"><script>alert(1)</script>
    <style>path{background:url(//evil.example)}</style><a href="javascript:alert(1)"><path onclick="alert(1)" d="M0 0h9" style="fill:red"/></a>
    <image href="//evil.example/a.png"/><circle cx="4" r="2" fill="url(#x)" id="y"></circle><foreignObject><p>x</p></foreignObject></svg>`
  answer = () => new Response(hostile)
  expect(await find('hostile')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="i" viewBox="0 0 9 9" fill="none" stroke="currentColor"><path d="M0 0h9"/><circle cx="4" r="2"/></symbol></svg>',
  )
  answer = () => new Response('<html><body><p>Not here</p></body></html>')
  expect(await find('page')).toBeNull()
  answer = () => new Response(`<svg viewBox="0 0 9 9"><path d="${'M0 0'.repeat(6_000)}"/></svg>`)
  await expect(find('endless')).rejects.toThrow('too long')
})
