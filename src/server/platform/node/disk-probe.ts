// Whether the disk of the databases still takes writes. Made by bindings.ts, asked by /readyz.
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isWithin } from '../../time/elapsed.ts'

/** As much as an order may write. */
const bytes = new Uint8Array(64 * 1024)
/** Whoever asks more often is told the same. */
const rememberMs = 5_000

/** Writes a file and takes it away again; the promise fails when the disk is full, or cannot be written at all. */
export function createDiskProbe(folder: string): () => Promise<void> {
  const file = join(folder, '.probe')
  const probe = async () => {
    try {
      await writeFile(file, bytes, { flush: true })
    } finally {
      await rm(file, { force: true })
    }
  }
  let asked: { at: number; answer: Promise<void> } | undefined
  return () => {
    if (!asked || !isWithin(Date.now() - asked.at, rememberMs)) asked = { at: Date.now(), answer: probe() }
    return asked.answer
  }
}
