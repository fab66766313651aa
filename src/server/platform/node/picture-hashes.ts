/** Content hashes of pictures in files of the build and of imports. */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashesPath, parseHashes } from '../../images/picture-hashes.ts'
import { isWithin } from '../../time/elapsed.ts'

/** How often the files are looked at: an import in another process replaces one. */
const checkMs = 1_000

/** @param roots folders with the file, the first one first @returns the hash of a public path; null if unknown */
export function openPictureHashes(roots: readonly string[], now: () => number = Date.now) {
  const files = roots.map((root) => ({ name: join(root, hashesPath), version: '', hashes: parseHashes('') }))
  let checkedAt = 0

  function refresh() {
    for (const file of files) {
      const found = statSync(file.name, { throwIfNoEntry: false })
      // a new file is a new inode, also within one tick of the clock
      const version = found ? `${found.ino} ${found.mtimeMs}` : ''
      if (version === file.version) continue
      file.version = version
      file.hashes = parseHashes(found ? readFileSync(file.name, 'utf8') : '')
    }
    checkedAt = now()
  }

  return (path: string): string | null => {
    if (!isWithin(now() - checkedAt, checkMs)) refresh()
    for (const { hashes } of files) if (hashes[path]) return hashes[path]
    return null
  }
}
