// Images on Node: files of the client build, resizing by sharp, results on disk.
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { BusyError, type ImageService, type ResizeJob } from '../../images/image-service.ts'
import { openFolderCache } from './folder-cache.ts'
import { openPictureHashes } from './picture-hashes.ts'

const diskBytes = 512_000_000
/** Encodings that may be queued; at 0.1 s each the last one is still in time. */
const maxQueued = 100
const maxPixels = 60_000_000

// A tile of 576 pixels takes 70 ms of CPU as AVIF and is a third smaller than as WebP; one more step of effort takes 50 % more time for 5 %.
const encodings = {
  avif: { quality: 55, effort: 1, chromaSubsampling: '4:2:0' },
  webp: { quality: 76, effort: 3, alphaQuality: 80 },
} as const

/** Loaded with the first image. One thread per encoding, since as many encodings run as there are cores. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

type Options = { folder: string; roots: readonly string[] }

/** @param folder of the results, created if missing; `roots`: folders with originals, the first one first */
export function createNodeImages({ folder, roots }: Options): ImageService {
  const disk = openFolderCache(folder, diskBytes)
  const inFlight = new Map<string, Promise<Uint8Array>>()
  const queued: (() => void)[] = []
  let free = availableParallelism()
  let sharp: ReturnType<typeof loadSharp> | undefined

  async function withEncodingPermit<Value>(work: () => Promise<Value>): Promise<Value> {
    if (queued.length >= maxQueued) throw new BusyError()
    if (free > 0) free -= 1
    else await new Promise<void>((granted) => queued.push(granted))
    try {
      return await work()
    } finally {
      const next = queued.shift()
      if (next) next()
      else free += 1
    }
  }

  async function encode({ width, format, original }: ResizeJob): Promise<Uint8Array> {
    sharp ??= loadSharp()
    const open = await sharp
    const picture = open(await original(), { limitInputPixels: maxPixels, autoOrient: true })
    const resized = picture.resize({ width, withoutEnlargement: true })
    return (format === 'avif' ? resized.avif(encodings.avif) : resized.webp(encodings.webp)).toBuffer()
  }

  /** Requests share the encoding until its result is on disk. A full disk only prevents caching. */
  function encodeOnce(job: ResizeJob): Promise<Uint8Array> {
    const shared = inFlight.get(job.key)
    if (shared) return shared
    const encoding = withEncodingPermit(() => encode(job))
    inFlight.set(job.key, encoding)
    const stored = encoding.then((bytes) => disk.set(job.key, bytes)).catch(() => undefined)
    job.waitUntil(stored.finally(() => inFlight.delete(job.key)))
    return encoding
  }

  return {
    async readFile(path) {
      for (const root of roots) {
        const bytes = await readFile(join(root, path)).catch(() => null)
        if (bytes) return bytes
      }
      return null
    },
    openHashes: async () => openPictureHashes(roots),
    resize: async (job) => inFlight.get(job.key) ?? (await disk.get(job.key)) ?? encodeOnce(job),
  }
}
