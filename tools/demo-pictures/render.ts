/** Renders SVG to WebP originals with a content-addressed cache. */
import { createHash } from 'node:crypto'
import { access, copyFile, mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** A picture to write as `<folder>/<name>.webp`, `width` pixels wide. */
export type RenderJob = { folder: string; name: string; width: number; svg: (width: number) => string }

// Quality for a source that is encoded again and never sent; more effort costs time.
const encoding = { quality: 85, alphaQuality: 80, effort: 1 } as const
const recipe = JSON.stringify(encoding)

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** Copies the picture from the cache, or renders it first. */
export async function render({ folder, name, width, svg }: RenderJob, cache: string): Promise<'made' | 'reused'> {
  const drawing = svg(width)
  const key = createHash('sha256').update(recipe).update(drawing).digest('hex').slice(0, 32)
  const cached = join(cache, `${key}.webp`)
  const isCached = await exists(cached)
  if (!isCached) {
    // Renamed when complete, so that an interrupted build leaves no partial file in the cache.
    const draft = `${cached}.${process.pid}`
    await sharp(Buffer.from(drawing)).webp(encoding).toFile(draft)
    await rename(draft, cached)
  }
  await mkdir(folder, { recursive: true })
  await copyFile(cached, join(folder, `${name}.webp`))
  return isCached ? 'reused' : 'made'
}
