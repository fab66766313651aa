import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { imageWidths, smallWidths } from '#ui/images/image-url.ts'
import { openFolderCache } from '../platform/node/folder-cache.ts'
import { createNodeImages } from '../platform/node/image-service.ts'
import { imageTypeOf, negotiateFormat } from './format.ts'
import { parseImagePath, widths } from './image-path.ts'
import type { ResizeJob } from './image-service.ts'

const read = (path: string) => parseImagePath(new URL(path, 'https://shop.example'))

async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'images-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

// F502, F503, F504, F505, F506, F507, F508, F509, F510
test('pages use widths that the route has', () => {
  expect(imageWidths).toEqual([413, 576, 640, 768, 1024, 1280, 1536, 1920, 2560])
  expect(widths).toEqual([...smallWidths, ...imageWidths])
})

test('an image path is a width, a source and a path; another width is rejected with a message', () => {
  const path = '/media/products/104882.webp'
  const parsed = { width: 576, party: 'commerce', path, hash: null }
  expect(read(`/img/576/commerce${path}`)).toEqual(parsed)
  expect(read(`/img/576/commerce${path}?hash=9f86d081`)).toEqual({ ...parsed, hash: '9f86d081' })
  for (const query of ['?v=2', '?hash=9f86d08', '?hash=9f86d081&v=2', '?hash=9F86D081'])
    expect([query, read(`/img/576/commerce${path}${query}`)]).toEqual([query, null])
  for (const width of ['577', '0', '-576', '5760', '576px', '0576', '1e3', '%35%37%36', ''])
    expect(read(`/img/${width}/commerce${path}`)).toEqual({
      refused: expect.stringContaining('64, 128, 208, 288, 413, 576, 640'),
    })
})

test('rejects a path that a host could interpret in two ways', () => {
  for (const path of [
    'a%2f..%2fb.webp',
    '%2e%2e%2fb.webp',
    '.env',
    'a//b.webp',
    'a%5cb.webp',
    'a%00.webp',
    'a%25.webp',
    '%ff.webp',
  ])
    expect([path, read(`/img/576/content/${path}`)]).toEqual([path, null])
  expect(read('/img/576/evil.example/a.webp')).toBeNull()
  expect(read(`/img/576/content/${'a'.repeat(600)}.webp`)).toBeNull()
})

test('sends AVIF to browsers that name it, else WebP', () => {
  expect(negotiateFormat('image/avif,image/webp,*/*;q=0.8')).toBe('avif')
  expect(negotiateFormat('image/webp,image/AVIF;q=0.9')).toBe('avif')
  for (const accept of ['image/webp,*/*', '*/*', 'image/avif;q=0, image/webp', 'image/avif-sequence', undefined])
    expect(negotiateFormat(accept)).toBe('webp')
})

test('an SVG is not an image, whatever its name', async () => {
  expect(imageTypeOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull()
  expect(imageTypeOf(Buffer.from('<?xml version="1.0"?><svg/>'))).toBeNull()
  expect(imageTypeOf(new Uint8Array())).toBeNull()
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
  for (const type of ['png', 'jpeg', 'webp', 'avif', 'gif'] as const)
    expect(imageTypeOf(await dot.clone().toFormat(type).toBuffer())).toBe(`image/${type}`)
})

async function works() {
  const folder = await emptyFolder()
  const picture = await sharp({ create: { width: 600, height: 300, channels: 4, background: '#0d3d33' } })
    .png()
    .toBuffer()
  const later: Promise<unknown>[] = []
  let opened = 0
  const job = (width: number, format: ResizeJob['format'] = 'webp'): ResizeJob => ({
    key: `hash-${width}.${format}`,
    width,
    format,
    original: async () => {
      opened += 1
      return picture
    },
    waitUntil: (work) => later.push(work),
  })
  const open = () => createNodeImages({ folder: join(folder, 'images'), roots: [folder] })
  return { folder, job, open, opened: () => opened, settle: () => Promise.all(later) }
}

test('resizes to the requested width, but never beyond the original', async () => {
  const { job, open } = await works()
  const { resize } = open()
  expect(await sharp(await resize(job(413))).metadata()).toMatchObject({ format: 'webp', width: 413, height: 207 })
  expect(await sharp(await resize(job(2560, 'avif'))).metadata()).toMatchObject({ format: 'heif', width: 600 })
})

test('concurrent requests share one encoding, and another process finds its result', async () => {
  const { folder, job, open, opened, settle } = await works()
  const { resize } = open()
  await Promise.all(Array.from({ length: 20 }, () => resize(job(413))))
  expect(opened()).toBe(1)
  await settle()
  expect(await readdir(join(folder, 'images'))).toEqual(['hash-413.webp'])
  await open().resize(job(413))
  expect(opened()).toBe(1)
})

test('a folder cache stays within its size and deletes the least recently used files', async () => {
  const folder = await emptyFolder()
  await writeFile(join(folder, '1.draft'), 'half')
  const cache = openFolderCache(folder, 1_000)
  for (const name of ['a', 'b', 'c']) {
    await cache.set(name, new Uint8Array(300))
    await new Promise((next) => setTimeout(next, 5))
  }
  await cache.get('a')
  await cache.set('d', new Uint8Array(300))
  expect((await readdir(folder)).sort()).toEqual(['a', 'c', 'd'].sort())
  expect(await cache.get('b')).toBeNull()
  expect(await cache.get('../secrets.json')).toBeNull()
})
