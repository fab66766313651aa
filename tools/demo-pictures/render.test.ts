import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { pack } from './pack.ts'
import { type RenderJob, render } from './render.ts'
import { showcase } from './showcase.ts'

async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const work = (folder: string, svg: RenderJob['svg']): RenderJob => ({
  folder: join(folder, 'out'),
  name: '100',
  width: 64,
  svg,
})

test('writes one file with a transparent background', async () => {
  const folder = await emptyFolder()
  await render(
    work(folder, (width) => pack(showcase.rijst, width)),
    folder,
  )
  expect(await readdir(join(folder, 'out'))).toEqual(['100.webp'])
  const { format, width, height, hasAlpha } = await sharp(join(folder, 'out', '100.webp')).metadata()
  expect({ format, width, height, hasAlpha }).toEqual({ format: 'webp', width: 64, height: 64, hasAlpha: true })
})

test('copies an unchanged picture from the cache and renders a changed one', async () => {
  const folder = await emptyFolder()
  const drawn = (net: string) => work(folder, (width) => pack({ ...showcase.rijst, net }, width))
  expect(await render(drawn('10 kg'), folder)).toBe('made')
  expect(await render(drawn('10 kg'), folder)).toBe('reused')
  expect(await render(drawn('5 kg'), folder)).toBe('made')
})
