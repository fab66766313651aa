/** Images on Workers: files from the assets, resizing by the Images binding, results in the cache of the data centre. */
import type { Fetcher, ImagesBinding } from '@cloudflare/workers-types'
import type { ImageFormat } from '../../images/format.ts'
import type { ImageService, ResizeJob } from '../../images/image-service.ts'
import { hashesPath, parseHashes } from '../../images/picture-hashes.ts'

const year = 31_536_000
const quality: Record<ImageFormat, number> = { avif: 55, webp: 76 }

/** Node has `caches` too, but without the shared `default` cache. */
const sharedCache = () => (globalThis as { caches?: { default?: Cache } }).caches?.default

export function createCloudflareImages({ ASSETS, IMAGES }: { ASSETS?: Fetcher; IMAGES?: ImagesBinding }): ImageService {
  async function resizeOriginal({ width, format, original }: ResizeJob): Promise<Uint8Array> {
    if (!IMAGES) throw new Error('There is no IMAGES binding')
    const bytes = await original()
    const { body } = new Response(bytes as Uint8Array<ArrayBuffer>)
    if (!body) throw new Error('The original is empty')
    const result = await IMAGES.input(body as unknown as Parameters<typeof IMAGES.input>[0])
      .transform({ width, fit: 'scale-down' })
      .output({ format: `image/${format}`, quality: quality[format], anim: false })
    return new Uint8Array(await result.response().arrayBuffer())
  }

  async function readFile(path: string): Promise<Uint8Array | null> {
    const response = await ASSETS?.fetch(`https://assets.invalid${path}`)
    return response?.ok ? new Uint8Array(await response.arrayBuffer()) : null
  }

  return {
    readFile,
    async openHashes() {
      const file = await readFile(hashesPath).catch(() => null)
      const hashes = parseHashes(new TextDecoder().decode(file ?? undefined))
      return (path) => hashes[path] ?? null
    },
    async resize(job) {
      const cache = sharedCache()
      const request = new Request(`https://images.invalid/${job.key}`)
      const cached = await cache?.match(request)
      if (cached) return new Uint8Array(await cached.arrayBuffer())
      const resized = await resizeOriginal(job)
      const headers = { 'cache-control': `public, max-age=${year}` }
      if (cache) job.waitUntil(cache.put(request, new Response(resized as Uint8Array<ArrayBuffer>, { headers })))
      return resized
    },
  }
}
