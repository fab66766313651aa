/** Turns SVG into one WebP file, the original that the shop makes every size from, and keeps it by content: an unchanged one costs a copy. */
import { createHash } from 'node:crypto'
import { access, copyFile, mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** A picture to be written as `<folder>/<name>.webp`, `width` pixels wide. */
export type Work = { folder: string; name: string; width: number; svg: (width: number) => string }

// Good enough to be encoded once more; more effort costs more time than the bytes are worth, since nobody is sent this file.
const encoding = { quality: 85, alphaQuality: 80, effort: 1 } as const
const recipe = JSON.stringify(encoding)

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** Writes the file of one picture from the cache, drawing it when it is not there. */
export async function render({ folder, name, width, svg }: Work, cache: string): Promise<'made' | 'reused'> {
  const drawing = svg(width)
  const key = createHash('sha256').update(recipe).update(drawing).digest('hex').slice(0, 32)
  const cached = join(cache, `${key}.webp`)
  const isCached = await exists(cached)
  if (!isCached) {
    // Written beside and renamed: a build that is stopped leaves no half file in the cache.
    const draft = `${cached}.${process.pid}`
    await sharp(Buffer.from(drawing)).webp(encoding).toFile(draft)
    await rename(draft, cached)
  }
  await mkdir(folder, { recursive: true })
  await copyFile(cached, join(folder, `${name}.webp`))
  return isCached ? 'reused' : 'made'
}
