/** Reads original pictures: files of the shop, or of a backend's own host. Called by images.ts. */
import { isWithin } from '../cache/elapsed.ts'
import { Memory } from '../cache/memory.ts'
import type { Config } from '../config.ts'
import type { ImageAddress, Party } from './address.ts'
import { imageTypeOf } from './format.ts'
import { Busy, type ImageWorks } from './works.ts'

export const maxBytes = 20_000_000
const timeoutMs = 5_000
/** As many originals of other hosts are read at once. */
const atOnce = 24
/** How long the name of an original is taken for its content, when it is another host's. */
const freshMs = 10 * 60_000

/** `hash` names the content; `type` is told by the bytes. */
export type Original = { hash: string; type: string; read(): Promise<Uint8Array> }

type Known = { hash: string; type: string; since: number }

/** Where the pictures of a party may lie that is elsewhere, its own host first; null: they are the shop's own. */
const hostsOf = (config: Config, party: Party): readonly string[] | null => {
  const url = party === 'commerce' ? config.commerceUrl : party === 'content' ? config.contentUrl : null
  return url === null ? null : [new URL(url).origin, ...config.imageOrigins]
}

const isOwnPicture = (path: string) => /^\/media\/[\w/-]+\.(?:webp|avif|png|jpe?g)$/.test(path)

async function hashOf(bytes: Uint8Array): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)
  return [...new Uint8Array(digest, 0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The whole body, as long as it stays within bounds. */
async function readBounded(answer: Response): Promise<Uint8Array> {
  if (Number(answer.headers.get('content-length') ?? 0) > maxBytes) throw new Error('The picture is too large')
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of answer.body ?? []) {
    length += chunk.length
    if (length > maxBytes) throw new Error('The picture is too large')
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}

export function createOriginals(config: Config, works: ImageWorks) {
  const known = new Memory<Known>(1_000_000)
  // since when: a Worker may die with its request, and must not hold a place for ever
  const reading = new Set<{ since: number }>()

  /** Null when the host has no such picture; a redirect is none, since it may lead anywhere. */
  async function fetchPicture(host: string, { path, search }: ImageAddress): Promise<Uint8Array | null> {
    const url = new URL(host + path + search)
    if (url.origin !== host || url.pathname !== path) return null
    const now = Date.now()
    for (const place of reading) if (!isWithin(now - place.since, timeoutMs)) reading.delete(place)
    if (reading.size >= atOnce) throw new Busy()
    const place = { since: now }
    reading.add(place)
    try {
      const answer = await fetch(url, {
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        headers: { accept: 'image/webp,image/png,image/jpeg,image/*;q=0.8' },
      })
      const type = answer.headers.get('content-type') ?? ''
      if (answer.ok && /^image\/(?!svg)/i.test(type)) return await readBounded(answer)
      await answer.body?.cancel()
      if (answer.status >= 500) throw new Error(`The host of the picture answered ${answer.status}`)
      return null
    } finally {
      reading.delete(place)
    }
  }

  async function read(address: ImageAddress): Promise<Uint8Array | null> {
    const hosts = hostsOf(config, address.party)
    for (const host of hosts ?? []) {
      const found = await fetchPicture(host, address)
      if (found) return found
    }
    if (hosts) return null
    return isOwnPicture(address.path) ? works.readFile(address.path) : null
  }

  /** The original at an address; null where there is none. Throws when its host is broken, Busy when too much is asked of it. */
  return async (address: ImageAddress): Promise<Original | null> => {
    const { party, path, search } = address
    const isOwn = hostsOf(config, party) === null
    const name = isOwn ? path : `${party}${path}${search}`
    const remembered = known.get(name)
    if (remembered && (isOwn || isWithin(Date.now() - remembered.since, freshMs))) {
      // what is read now must be what the name stood for then, or it would be kept and sent as that
      const again = async () => {
        const bytes = await read(address)
        if (bytes && (await hashOf(bytes)) === remembered.hash) return bytes
        known.delete(name)
        throw new Error('The picture has just changed')
      }
      return { ...remembered, read: again }
    }
    const bytes = await read(address)
    const type = bytes && imageTypeOf(bytes)
    if (!bytes || !type) return null
    const hash = await hashOf(bytes)
    known.set(name, { hash, type, since: Date.now() }, 2 * name.length + 100)
    return { hash, type, read: async () => bytes }
  }
}
