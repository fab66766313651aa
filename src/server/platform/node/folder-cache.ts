import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Entry = { bytes: number; usedAt: number }

/**
 * Files with a size limit; the least recently used are deleted first. A folder that cannot be opened stores nothing. Processes may
 * share it: each counts the files that it has seen. Names are content hashes, so a file never changes.
 */
export function openFolderCache(folder: string, maxBytes: number) {
  let opened: Promise<Map<string, Entry>> | undefined
  let total = 0
  let drafts = 0

  async function open() {
    const entries = new Map<string, Entry>()
    const names = await mkdir(folder, { recursive: true }).then(
      () => readdir(folder),
      () => [],
    )
    for (const name of names) {
      const file = join(folder, name)
      if (name.endsWith('.draft')) {
        await rm(file, { force: true })
        continue
      }
      const found = await stat(file).catch(() => null)
      if (!found?.isFile()) continue
      entries.set(name, { bytes: found.size, usedAt: found.mtimeMs })
      total += found.size
    }
    return entries
  }
  const entriesOf = () => {
    opened ??= open()
    return opened
  }

  /** Deletes down to nine tenths, so that not every new file has to delete an old one. */
  async function shrink(entries: Map<string, Entry>) {
    for (const [name, { bytes }] of [...entries].toSorted(([, one], [, other]) => one.usedAt - other.usedAt)) {
      if (total <= maxBytes * 0.9) return
      entries.delete(name)
      total -= bytes
      await rm(join(folder, name), { force: true })
    }
  }

  return {
    async get(name: string): Promise<Uint8Array | null> {
      const entries = await entriesOf()
      const bytes = await readFile(join(folder, name)).catch(() => null)
      if (!bytes) return null
      const now = Date.now()
      const entry = entries.get(name)
      // another process may have written it
      if (!entry) total += bytes.length
      // saves the last use, to the hour, for later processes
      if (now - (entry?.usedAt ?? 0) > 3_600_000)
        void utimes(join(folder, name), now / 1000, now / 1000).catch(() => undefined)
      entries.set(name, { bytes: bytes.length, usedAt: now })
      return bytes
    },
    async set(name: string, bytes: Uint8Array): Promise<void> {
      const entries = await entriesOf()
      drafts += 1
      const draft = join(folder, `${process.pid}-${drafts}.draft`)
      await writeFile(draft, bytes)
      await rename(draft, join(folder, name))
      total += bytes.length - (entries.get(name)?.bytes ?? 0)
      entries.set(name, { bytes: bytes.length, usedAt: Date.now() })
      if (total > maxBytes) await shrink(entries)
    },
  }
}
