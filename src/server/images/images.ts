/** Pictures in the widths of the specification, made on demand and kept by the platform. Made by shop.ts, asked by endpoints/image.ts. */
import type { Bindings } from '../bindings.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { ImageAddress } from './address.ts'
import { createCloudflareWorks } from './cloudflare-works.ts'
import type { ImageFormat } from './format.ts'
import { createOriginals } from './originals.ts'
import { Busy } from './works.ts'

/** Raised when the same original would be encoded otherwise than before. */
const recipe = 1

export interface FoundImage {
  /** Strong: names the bytes. */
  etag: string
  /** The bytes and their media type. `isSubstitute`: the original, since nothing else could be made of it. */
  read(waitUntil: (work: Promise<unknown>) => void): Promise<{ bytes: Uint8Array; type: string; isSubstitute: boolean }>
}

export type Images = (address: ImageAddress, format: ImageFormat) => Promise<FoundImage | null>

/** Finds a picture without making it; null where there is none. */
export function createImages(env: Bindings, config: Config, log: Log): Images {
  const works = env.IMAGE_WORKS ?? createCloudflareWorks(env)
  const findOriginal = createOriginals(config, works)

  return async (address, format) => {
    const original = await findOriginal(address)
    if (!original) return null
    const { width } = address
    const key = `${original.hash}-${width}-${recipe}.${format}`
    return {
      etag: `"${key}"`,
      async read(waitUntil) {
        try {
          const bytes = await works.resize({ key, width, format, original: original.read, waitUntil })
          return { bytes, type: `image/${format}`, isSubstitute: false }
        } catch (error) {
          if (error instanceof Busy) throw error
          log('warn', 'image.failed', { path: address.path, message: String(error) })
          return { bytes: await original.read(), type: original.type, isSubstitute: true }
        }
      },
    }
  }
}
