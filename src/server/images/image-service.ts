/** Image operations of a platform. Implemented in platform/cloudflare and platform/node. */
import type { ImageFormat } from './format.ts'

export interface ResizeJob {
  /** Identifies the result: the same original, width and format have the same key. */
  key: string
  width: number
  format: ImageFormat
  original(): Promise<Uint8Array>
  waitUntil(work: Promise<unknown>): void
}

export interface ImageService {
  /** A file of the build by its public path; null if there is none. */
  readFile(path: string): Promise<Uint8Array | null>
  /** Content hashes, as in URLs, that the build and imports have stored, by path: null if unknown. */
  openHashes(): Promise<(path: string) => string | null>
  /** @returns the image in the requested format, not wider than its original @throws Busy */
  resize(job: ResizeJob): Promise<Uint8Array>
}

export class BusyError extends Error {
  override name = 'Busy'
}
