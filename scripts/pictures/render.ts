/** Turns SVG into WebP files of several widths and keeps them by content, so that an unchanged picture costs a copy. */
import { createHash } from 'node:crypto'
import { access, copyFile, mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Sprites, withSprites } from './sprites.ts'

/** A picture to be written as `<folder>/<name>-<width>.webp`; `svg` draws at the largest width. */
export type Work = { folder: string; name: string; widths: readonly number[]; svg: (width: number) => string }

const encoding = { quality: 74, alphaQuality: 70, effort: 4 } as const

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** Writes the files of one picture from the cache, drawing what is missing there. Says whether the cache had all of them. */
export async function render(
  { folder, name, widths, svg }: Work,
  { cache, sprites }: { cache: string; sprites: Sprites },
): Promise<'made' | 'reused'> {
  const largest = Math.max(...widths)
  const drawing = svg(largest)
  const key = createHash('sha256').update(JSON.stringify(encoding)).update(drawing).digest('hex').slice(0, 32)
  const kept = (width: number) => join(cache, `${key}-${width}.webp`)

  const present = await Promise.all(widths.map((width) => exists(kept(width))))
  const missing = widths.filter((_, at) => !present[at])
  if (missing.length) {
    const { data, info } = await sharp(Buffer.from(await withSprites(drawing, sprites)))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    for (const wanted of missing) {
      const image = sharp(data, { raw: { width, height, channels } }).resize(wanted).webp(encoding)
      // Written beside and renamed: a build that is stopped leaves no half file in the cache.
      const draft = `${kept(wanted)}.${process.pid}`
      await image.toFile(draft)
      await rename(draft, kept(wanted))
    }
  }
  await mkdir(folder, { recursive: true })
  await Promise.all(widths.map((width) => copyFile(kept(width), join(folder, `${name}-${width}.webp`))))
  return missing.length ? 'made' : 'reused'
}
