// Converts the pictures of an import to WebP, in the folder from which the shop serves them.
import { mkdir, readdir, stat } from 'node:fs/promises'
import { join, parse } from 'node:path'
import sharp from 'sharp'

const maxWidth = 2_000
const extensions = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif'])

export type Pictures = {
  /** Paths. */
  files: string[]
  /** Names of pictures that no cell of a file can name. */
  misnamed: string[]
}

/** @throws Error with a sentence */
export async function listPictures(folder: string): Promise<Pictures> {
  const files = await readdir(folder).catch(() => {
    throw new Error(`The folder ${folder} cannot be read.`)
  })
  const found = files.sort().filter((file) => extensions.has(parse(file).ext.toLowerCase()))
  const isNamed = (file: string) => /^[\w-]{1,80}$/.test(parse(file).name)
  return {
    files: found.filter(isNamed).map((file) => join(folder, file)),
    misnamed: found.filter((file) => !isNamed(file)),
  }
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
    try {
      const [source, existing] = await Promise.all([stat(file), stat(target).catch(() => null)])
      if (existing && existing.mtimeMs >= source.mtimeMs) continue
      await sharp(file).rotate().resize({ width: maxWidth, withoutEnlargement: true }).webp().toFile(target)
      count += 1
    } catch {
      damaged.push(base)
    }
  }
  return { count, damaged }
}
