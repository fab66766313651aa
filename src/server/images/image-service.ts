/** What a platform does for pictures. Implemented in platform/cloudflare and platform/node. */
import type { ImageFormat } from './format.ts'

export interface ResizeJob {
  /** Names the result by its content: the same original in the same width and format has the same key. */
  key: string
  width: number
  format: ImageFormat
  /** Bytes of the original; asked for when no result is cached. */
  original(): Promise<Uint8Array>
  /** For work that may end after the answer. */
  waitUntil(work: Promise<unknown>): void
}

export interface ImageService {
  /** A file of the build by its public path; null where there is none. */
  readFile(path: string): Promise<Uint8Array | null>
  /** The picture in the asked format, at most as wide as asked and never wider than its original. Throws Busy. */
  resize(job: ResizeJob): Promise<Uint8Array>
}

/** More is asked at this moment than can be made in time. */
export class Busy extends Error {
  override name = 'Busy'
}
