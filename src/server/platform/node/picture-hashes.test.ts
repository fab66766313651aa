import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hashesPath } from '#server/images/picture-hashes.ts'
import { writePictureHashes } from '../../../../scripts/picture-hashes.ts'
import { openPictureHashes } from './picture-hashes.ts'

const path = '/media/products/leek.webp'

function createRoot(picture: string | null) {
  const root = mkdtempSync(join(tmpdir(), 'hashes-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'media', 'products'), { recursive: true })
  const replace = async (content: string, changedAt = Date.now() / 1000) => {
    writeFileSync(join(root, path), content)
    utimesSync(join(root, path), changedAt, changedAt)
    await writePictureHashes(root)
    // two imports within one tick of the clock of the file system
    utimesSync(join(root, hashesPath), 1, 1)
  }
  return { root, replace, ready: picture === null ? null : replace(picture) }
}

test('an imported picture precedes that of the build; without a file of hashes there is none', async () => {
  const [imported, built, empty] = [createRoot(null), createRoot('built'), createRoot(null)]
  await built.ready
  expect(openPictureHashes([empty.root])(path)).toBeNull()
  expect(openPictureHashes([imported.root, built.root])(path)).toMatch(/^[0-9a-f]{8}$/)
  await imported.replace('imported')
  const hashOf = openPictureHashes([imported.root, built.root])
  expect(hashOf(path)).not.toBe(openPictureHashes([built.root])(path))
  expect(hashOf('/media/products/none.webp')).toBeNull()
})

test('a picture that an import replaces has its new hash within a second', async () => {
  const { root, replace, ready } = createRoot('first')
  await ready
  const clock = { now: 1_000_000 }
  const hashOf = openPictureHashes([root], () => clock.now)
  const first = hashOf(path)
  await replace('second', Date.now() / 1000 + 5)
  expect(hashOf(path)).toBe(first)
  clock.now += 1_000
  expect(hashOf(path)).toMatch(/^[0-9a-f]{8}$/)
  expect(hashOf(path)).not.toBe(first)
})
