/** `/img/{width}/{source}/{path}`: an image in one of the nine widths, as AVIF or WebP. Of the request's headers only Accept and If-None-Match matter. */
import type { Handler } from 'hono'
import type { AppEnv } from '../context/env.ts'
import { negotiateFormat } from '../images/format.ts'
import { parseImagePath } from '../images/image-path.ts'
import { BusyError } from '../images/image-service.ts'

/** By whether the URL has the hash of the content, without which browsers revalidate after a day: a 304 is a few bytes. */
const lifetimes = {
  true: 'public, max-age=31536000, immutable',
  null: 'public, max-age=86400, stale-while-revalidate=2592000',
  false: 'public, max-age=60',
} as const
const fallbackCacheControl = lifetimes.false

const matchesEtag = (header: string | undefined, etag: string) =>
  header === '*' || (header?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false)

export const image: Handler<AppEnv> = async (c) => {
  const imagePath = parseImagePath(new URL(c.req.url))
  if (!imagePath) return c.text('Not Found', 404)
  if ('refused' in imagePath) return c.text(imagePath.refused, 400)
  try {
    const found = await c.var.services.images(imagePath, negotiateFormat(c.req.header('accept')))
    if (!found) return c.text('Not Found', 404)
    const headers = { vary: 'accept', etag: found.etag, 'cache-control': lifetimes[`${found.hasCurrentHash}`] }
    if (matchesEtag(c.req.header('if-none-match'), found.etag)) return c.body(null, 304, headers)
    const { bytes, type, isFallback } = await found.read((work) => c.executionCtx.waitUntil(work))
    const body = bytes as Uint8Array<ArrayBuffer>
    const about = { 'content-type': type, 'content-length': String(bytes.length), vary: 'accept' }
    return c.body(
      body,
      200,
      isFallback ? { ...about, 'cache-control': fallbackCacheControl } : { ...about, ...headers },
    )
  } catch (error) {
    if (error instanceof BusyError) return c.text('Too many pictures are asked for', 503, { 'retry-after': '2' })
    c.var.services.log('warn', 'image.unreachable', { path: imagePath.path, message: String(error) })
    return c.text('The picture cannot be had at the moment', 502)
  }
}
