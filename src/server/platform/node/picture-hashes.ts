/** Content hashes of pictures in files of the build and of imports. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashesPath, parseHashes } from '../../images/picture-hashes.ts'
import { isWithin } from '../../time/elapsed.ts'

/** How often the files are looked at: an import in another process replaces one. */
const checkMs = 1_000

/** @param roots folders with the file, the first one first @returns the hash of a public path; null if unknown */
export function openPictureHashes(roots: readonly string[], now: () => number = Date.now) {
  const files = roots.map((root) => ({ name: join(root, hashesPath), changedAt: 0, hashes: parseHashes('') }))
  let checkedAt = 0

  function refresh() {
    for (const file of files) {
      const changedAt = statSync(file.name, { throwIfNoEntry: false })?.mtimeMs ?? 0
      if (changedAt === file.changedAt) continue
      file.changedAt = changedAt
      file.hashes = parseHashes(changedAt > 0 ? readFileSync(file.name, 'utf8') : '')
    }
    checkedAt = now()
  }

  return (path: string): string | null => {
    if (!isWithin(now() - checkedAt, checkMs)) refresh()
    for (const { hashes } of files) if (hashes[path]) return hashes[path]
    return null
  }
}
