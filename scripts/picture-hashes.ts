// Writes the content hashes of all pictures in a folder's `media` into the file that the shop reads.
import { createHash } from 'node:crypto'
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { hashesPath, parseHashes } from '#server/images/picture-hashes.ts'

/** Reads only pictures that are newer than the file. @param root folder that contains `media` */
export async function writePictureHashes(root: string): Promise<void> {
  const file = join(root, hashesPath)
  const known = parseHashes(await readFile(file, 'utf8').catch(() => ''))
  const knownAt = (await stat(file).catch(() => null))?.mtimeMs ?? 0
  const hashes: Record<string, string> = {}
  const names = await readdir(join(root, 'media'), { recursive: true })
  for (const name of names.filter((one) => /\.(?:webp|avif|png|jpe?g)$/.test(one)).sort()) {
    const path = `/media/${name.replaceAll(sep, '/')}`
    const { mtimeMs } = await stat(join(root, path))
    const isKnown = known[path] !== undefined && mtimeMs < knownAt
    hashes[path] = (isKnown && known[path]) || hashOf(await readFile(join(root, path)))
  }
  // a running shop reads the old file or the new one
  await writeFile(`${file}.new`, JSON.stringify(hashes))
  await rename(`${file}.new`, file)
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 8)
