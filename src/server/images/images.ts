/** Resizes images to the widths of the specification on demand; the platform caches the results. */
import type { MemoryBudget } from '../cache/memory.ts'
import type { Config } from '../config/config.ts'
import type { Log } from '../config/log.ts'
import type { ImageFormat } from './format.ts'
import type { ImagePath } from './image-path.ts'
import { BusyError, type ImageService } from './image-service.ts'
import { createOriginals } from './originals.ts'

/** Increment if the encoding of the same original changes. */
const encodingVersion = 1

export interface FoundImage {
  etag: string
  /** Whether its URL has the hash of its content; null if it has none, or that of another shop's picture. */
  hasCurrentHash: boolean | null
  /** `isFallback`: the original, because resizing failed. */
  read(waitUntil: (work: Promise<unknown>) => void): Promise<{ bytes: Uint8Array; type: string; isFallback: boolean }>
}

export type Images = (address: ImagePath, format: ImageFormat) => Promise<FoundImage | null>

export function createImages(service: ImageService, config: Config, log: Log, memory: MemoryBudget): Images {
  const findOriginal = createOriginals(config, service, memory)

  return async (address, format) => {
    const original = await findOriginal(address)
    if (!original) return null
    const { width } = address
    const key = `${original.hash}-${width}-${encodingVersion}.${format}`
    return {
      etag: `"${key}"`,
      hasCurrentHash: address.hash !== null && original.isOwn ? original.hash.startsWith(address.hash) : null,
      async read(waitUntil) {
        try {
          const bytes = await service.resize({ key, width, format, original: original.read, waitUntil })
          return { bytes, type: `image/${format}`, isFallback: false }
        } catch (error) {
          if (error instanceof BusyError) throw error
          log('warn', 'image.failed', { path: address.path, message: String(error) })
          return { bytes: await original.read(), type: original.type, isFallback: true }
        }
      },
    }
  }
}
