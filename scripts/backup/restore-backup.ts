// Restores a backup into a data folder. The replaced files are kept in a sub-folder.
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { dataFiles } from '#server/platform/node/bindings.ts'
import { checkIntegrity, isInUse, rejectNewerSchema } from './databases.ts'
import { databases, hashFile, type Manifest, readManifest } from './manifest.ts'

export type RestoredBackup = { createdAt: string; files: number; hasSecrets: boolean; replaced: string | null }

/**
 * Nothing of the data folder changes before the whole backup is copied and checked. `kv.sqlite` is removed: its caches may be newer than
 * the restored data.
 * @throws Error with a sentence
 */
export async function restoreBackup(folder: string, dataDir: string, now = new Date()): Promise<RestoredBackup> {
  const manifest = await readManifest(folder)
  const paths = Object.keys(manifest.files)
  const running = Object.values(dataFiles).find(
    (name) => existsSync(join(dataDir, name)) && isInUse(join(dataDir, name)),
  )
  if (running) throw new Error(`Stop the shop first: another process uses ${join(dataDir, running)}.`)
  const stamp = now.toISOString().slice(0, 19).replaceAll(':', '-')
  const [restoring, replaced] = [join(dataDir, `restoring-${stamp}`), join(dataDir, `replaced-${stamp}`)]
  try {
    for (const path of paths) await copyChecked(folder, restoring, path, manifest)
    for (const { file, migrations } of databases) {
      checkIntegrity(join(restoring, file))
      await rejectNewerSchema(join(restoring, file), migrations)
    }
    const names = new Set(paths.map((path) => path.split('/')[0] ?? ''))
    const moved = await moveFiles(dataDir, replaced, (name) => names.has(name.replace(/-(wal|shm|journal)$/, '')))
    for (const suffix of ['', '-wal', '-shm', '-journal'])
      await rm(join(dataDir, `${dataFiles.KV}${suffix}`), { force: true })
    await moveFiles(restoring, dataDir, () => true)
    return {
      createdAt: manifest.createdAt,
      files: paths.length,
      hasSecrets: names.has('secrets.json'),
      replaced: moved > 0 ? replaced : null,
    }
  } finally {
    await rm(restoring, { recursive: true, force: true })
  }
}

async function copyChecked(folder: string, target: string, path: string, { files }: Manifest): Promise<void> {
  const copy = join(target, path)
  await mkdir(dirname(copy), { recursive: true })
  await copyFile(join(folder, path), copy).catch(() => {
    throw new Error(`${join(folder, path)} cannot be read, or ${target} not be written.`)
  })
  if ((await hashFile(copy)) !== files[path])
    throw new Error(`${join(folder, path)} is not the file that the backup wrote.`)
}

/** Moves files and folders within a disk. @returns their number */
async function moveFiles(source: string, target: string, select: (name: string) => boolean): Promise<number> {
  const names = (await readdir(source)).filter(select)
  if (names.length > 0) await mkdir(target, { recursive: true })
  for (const name of names) await rename(join(source, name), join(target, name))
  return names.length
}
