/** Reads original images: files of the shop, or of a host that a backend uses. */
import { createHash } from 'node:crypto'
import { type MemoryBudget, MemoryCache } from '../cache/memory.ts'
import { readLimited } from '../clients/read-limited.ts'
import type { Config } from '../config/config.ts'
import { isWithin } from '../time/elapsed.ts'
import { imageTypeOf } from './format.ts'
import { type ImagePath, videoThumbnailHosts } from './image-path.ts'
import { BusyError, type ImageService } from './image-service.ts'

export const maxBytes = 20_000_000
const timeoutMs = 5_000
/** Maximum number of originals that are fetched from other hosts at the same time. */
const maxConcurrent = 24
/** How long the hash of an original on another host is reused without fetching it. */
const freshMs = 10 * 60_000
/** The same if a URL has another hash. */
const outdatedMs = 1_000

/** `hash`: of the content; `type`: media type by the first bytes; `isOwn`: a file of the shop. */
export type Original = { hash: string; type: string; isOwn: boolean; read(): Promise<Uint8Array> }

type Known = { hash: string; type: string; since: number }

/** Hosts of an image, the backend's own first; null: a file of the shop. From a backend's own host only the image folders are fetched. */
function hostsOf(config: Config, { party, path }: ImagePath): readonly string[] | null {
  if (party === 'youtube' || party === 'vimeo') {
    const { origin, folder } = videoThumbnailHosts[party]
    return path.startsWith(folder) ? [origin] : []
  }
  const url = party === 'commerce' ? config.commerceUrl : party === 'content' ? config.contentUrl : null
  if (url === null) return null
  const isPicture = config.imagePaths.some((folder) => path.startsWith(folder))
  return isPicture ? [new URL(url).origin, ...config.imageOrigins] : config.imageOrigins
}

const isOwnPicture = (path: string) => /^\/media\/[\w/-]+\.(?:webp|avif|png|jpe?g)$/.test(path)

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 24)

export function createOriginals(config: Config, works: ImageService, memory: MemoryBudget) {
  const known = new MemoryCache<Known>(memory, 'userInput')
  // with start times: a request that was cancelled in workerd must not occupy a place indefinitely
  const reading = new Set<{ since: number }>()

  /** Null if the host has no such image. A redirect counts as missing, since its target may be any host. */
  async function fetchPicture(host: string, { path }: ImagePath): Promise<Uint8Array | null> {
    const url = new URL(host + path)
    if (url.origin !== host || url.pathname !== path) return null
    const now = Date.now()
    for (const place of reading) if (!isWithin(now - place.since, timeoutMs)) reading.delete(place)
    if (reading.size >= maxConcurrent) throw new BusyError()
    const place = { since: now }
    reading.add(place)
    try {
      const response = await fetch(url, {
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { accept: 'image/webp,image/png,image/jpeg,image/*;q=0.8' },
      })
      const type = response.headers.get('content-type') ?? ''
      if (response.ok && /^image\/(?!svg)/i.test(type)) return await readLimited(response, maxBytes)
      await response.body?.cancel()
      if (response.status >= 500) throw new Error(`The image host returned ${response.status}`)
      return null
    } finally {
      reading.delete(place)
    }
  }

  async function read(address: ImagePath): Promise<Uint8Array | null> {
    const { path } = address
    const hosts = hostsOf(config, address)
    if (hosts === null) return isOwnPicture(path) ? works.readFile(path) : null
    for (const host of hosts) {
      const found = await fetchPicture(host, address)
      if (found) return found
    }
    return null
  }

  /** @returns the original of a path; null if there is none @throws if its host fails, or Busy */
  return async (address: ImagePath): Promise<Original | null> => {
    const { party, path } = address
    const isOwn = hostsOf(config, address) === null
    const name = isOwn ? path : party + path
    const remembered = known.get(name)
    // an import may have replaced a file of the shop
    const isNamedOtherwise = address.hash !== null && remembered?.hash.startsWith(address.hash) === false
    const reuseMs = isNamedOtherwise ? outdatedMs : isOwn ? Number.POSITIVE_INFINITY : freshMs
    if (remembered && isWithin(Date.now() - remembered.since, reuseMs)) {
      // the content must still have the remembered hash, or it would be cached under the wrong key
      const readAgain = async () => {
        const bytes = await read(address)
        if (bytes && hashOf(bytes) === remembered.hash) return bytes
        known.delete(name)
        throw new Error('The image changed while it was read')
      }
      return { ...remembered, isOwn, read: readAgain }
    }
    const bytes = await read(address)
    const type = bytes && imageTypeOf(bytes)
    if (!bytes || !type) return null
    const hash = hashOf(bytes)
    known.set(name, { hash, type, since: Date.now() }, 100)
    return { hash, type, isOwn, read: async () => bytes }
  }
}
