import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isWithin } from '../../time/elapsed.ts'

/** About as much as an order writes. */
const bytes = new Uint8Array(64 * 1024)
/** More frequent calls get the last result. */
const cacheMs = 5_000

/** Probes whether the disk of the databases takes writes. The promise rejects if the disk is full or not writable. */
export function createDiskProbe(folder: string): () => Promise<void> {
  const file = join(folder, '.probe')
  const probe = async () => {
    try {
      await writeFile(file, bytes, { flush: true })
    } finally {
      await rm(file, { force: true })
    }
  }
  let last: { at: number; answer: Promise<void> } | undefined
  return () => {
    if (!last || !isWithin(Date.now() - last.at, cacheMs)) last = { at: Date.now(), answer: probe() }
    return last.answer
  }
}
