import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { commonHeaders, denyAllPolicy, hstsHeader } from '../../http/security-headers.ts'
import { createFiles } from './files.ts'

// serve-static takes a folder below the working folder
mkdirSync('.cache', { recursive: true })
const folder = mkdtempSync('.cache/files-')
afterAll(() => rmSync(folder, { recursive: true }))
const paths = ['/assets/app.js', '/icons/cow.svg', '/media/wall.svg', '/icons.svg', '/favicon.ico', '/favicon.svg']
for (const path of [...paths, '/manifest.webmanifest']) {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), 'x')
}
const files = createFiles(folder, { secure: true })
const security = [...commonHeaders, hstsHeader, ['content-security-policy', denyAllPolicy]] as const

/** Headers of `_headers` for a path; a pattern ends in `*`. */
function publishedHeaders(path: string): Record<string, string> {
  const headers: Record<string, string> = {}
  let applies = false
  for (const line of readFileSync('public/_headers', 'utf8').trimEnd().split('\n')) {
    const [name = '', value] = line.split(/:(.*)/s)
    if (!line.startsWith(' ')) applies = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line
    else if (applies) headers[name.trim().toLowerCase()] = value?.trim() ?? ''
  }
  return headers
}

test.each([...paths, '/manifest.webmanifest'])(
  'Node sends %s with exactly the headers of public/_headers',
  async (path) => {
    const { headers } = await files.fetch(new Request(`https://shop.example${path}`))
    const published = publishedHeaders(path)
    expect(Object.keys(published).sort()).toEqual([...security.map(([name]) => name), 'cache-control'].sort())
    expect(Object.fromEntries(Object.keys(published).map((name) => [name, headers.get(name)]))).toEqual(published)
  },
)

// F561
test('a file that is missing has the security headers too, and is not cached', async () => {
  const response = await files.fetch(new Request('https://shop.example/assets/none.js'))
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'private, no-store'])
  for (const [name, value] of security) expect([name, response.headers.get(name)]).toEqual([name, value])
})

test('a picture of an import replaces that of the build', async () => {
  const imported = mkdtempSync('.cache/files-')
  onTestFinished(() => rmSync(imported, { recursive: true }))
  mkdirSync(join(imported, 'products'))
  writeFileSync(join(imported, 'products', 'leek.webp'), 'imported')
  const both = createFiles(folder, { secure: true, media: imported })
  const response = await both.fetch(new Request('http://shop.test/media/products/leek.webp'))
  expect([response.status, await response.text()]).toEqual([200, 'imported'])
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  expect(await (await both.fetch(new Request('http://shop.test/media/wall.svg'))).text()).toBe('x')
})
