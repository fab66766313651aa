import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startPictureHost } from '#tests/support/picture-host.ts'
import { MemoryBudget } from '../cache/memory.ts'
import type { Config } from '../config/config.ts'
import type { ImageService } from './image-service.ts'
import { createOriginals } from './originals.ts'

let cdn: Awaited<ReturnType<typeof startPictureHost>>
const asked: string[] = []
const backend = createServer((request, response) => {
  asked.push(request.url ?? '')
  response.writeHead(404).end()
})
beforeAll(async () => {
  cdn = await startPictureHost()
  backend.listen(0, '127.0.0.1')
  await once(backend, 'listening')
})
afterAll(async () => {
  backend.closeAllConnections()
  backend.close()
  await cdn.close()
})

const works = { readFile: async () => null } as unknown as ImageService
const find = (imageOrigins: string[], path = '/uploads/photo.jpg') => {
  const { port } = backend.address() as AddressInfo
  const config = {
    commerceUrl: `http://127.0.0.1:${port}/graphql`,
    contentUrl: null,
    imageOrigins,
    imagePaths: ['/uploads/'],
  } as unknown as Config
  return createOriginals(
    config,
    works,
    new MemoryBudget(4_000_000),
  )({ width: 413, party: 'commerce', path, hash: null })
}

test("an image that the backend's own host lacks is found only on the configured additional hosts", async () => {
  expect(await find([])).toBeNull()
  expect(cdn.asked).toEqual([])
  expect(await find([cdn.url])).toMatchObject({ type: 'image/jpeg' })
})

test("only the image folders of a backend's own host are requested", async () => {
  asked.length = 0
  for (const path of ['/graphql', '/admin/orders.jpg', '/uploads.jpg', '/media/photo.jpg'])
    expect([path, await find([], path)]).toEqual([path, null])
  expect(asked).toEqual([])
  await find([], '/uploads/2026/photo.jpg')
  expect(asked).toEqual(['/uploads/2026/photo.jpg'])
})

test('only thumbnails are requested from video providers', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: URL) => {
    asked.push(url.href)
    return new Response(null, { status: 404 })
  })
  const config = { commerceUrl: null, contentUrl: null, imageOrigins: [], imagePaths: ['/'] } as unknown as Config
  const original = createOriginals(config, works, new MemoryBudget(4_000_000))
  for (const [party, path] of [
    ['youtube', '/vi/aqz/hqdefault.jpg'],
    ['vimeo', '/video/1-2_640'],
    ['youtube', '/generate_204'],
    ['vimeo', '/portrait/1.jpg'],
  ] as const)
    expect(await original({ width: 413, party, path, hash: null })).toBeNull()
  vi.unstubAllGlobals()
  expect(asked).toEqual(['https://i.ytimg.com/vi/aqz/hqdefault.jpg', 'https://i.vimeocdn.com/video/1-2_640'])
})

test('a file of the shop that was replaced is read again when its new hash is requested', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const [red, blue] = await Promise.all(
    ['red', 'blue'].map((background) =>
      sharp({ create: { width: 1, height: 1, channels: 3, background } })
        .webp()
        .toBuffer(),
    ),
  )
  let [file, reads] = [red, 0]
  const files = {
    readFile: async () => {
      reads += 1
      return file
    },
  } as unknown as ImageService
  const config = { commerceUrl: null, contentUrl: null, imageOrigins: [], imagePaths: [] } as unknown as Config
  const original = createOriginals(config, files, new MemoryBudget(4_000_000))
  const find = (hash: string | null) =>
    original({ width: 413, party: 'commerce', path: '/media/products/leek.webp', hash })
  const first = (await find(null))?.hash
  file = blue
  expect([(await find(null))?.hash, reads]).toEqual([first, 1])
  // at most once a second, whatever hashes are requested
  expect([(await find('00000000'))?.hash, reads]).toEqual([first, 1])
  vi.setSystemTime(Date.now() + 1_000)
  const second = (await find('00000000'))?.hash
  expect([second !== first, reads]).toEqual([true, 2])
  expect([(await find(second?.slice(0, 8) ?? ''))?.hash, reads]).toEqual([second, 2])
  vi.useRealTimers()
})
