// Converts the pictures of an import to WebP, in the folder from which the shop serves them.
import { mkdir, readdir, stat } from 'node:fs/promises'
import { join, parse } from 'node:path'
import sharp from 'sharp'

const maxWidth = 2_000
const extensions = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif'])

/** Paths of the pictures of a folder. @throws Error with a sentence */
export async function listPictures(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => {
    throw new Error(`The folder ${folder} cannot be read.`)
  })
  return files.sort().flatMap((file) => {
    const { name, ext } = parse(file)
    return extensions.has(ext.toLowerCase()) && /^[\w-]{1,80}$/.test(name) ? [join(folder, file)] : []
  })
}

/** @returns the number of pictures that were new or newer, and names of files that are not pictures */
export async function importPictures(
  files: readonly string[],
  out: string,
): Promise<{ count: number; damaged: string[] }> {
  await mkdir(out, { recursive: true })
  const damaged: string[] = []
  let count = 0
  for (const file of files) {
    const { name, base } = parse(file)
    const target = join(out, `${name}.webp`)
    const [source, existing] = await Promise.all([stat(file), stat(target).catch(() => null)])
    if (existing && existing.mtimeMs >= source.mtimeMs) continue
    try {
      await sharp(file).rotate().resize({ width: maxWidth, withoutEnlargement: true }).webp().toFile(target)
      count += 1
    } catch {
      damaged.push(base)
    }
  }
  return { count, damaged }
}
