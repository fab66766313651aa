// Folders and files that a command writes.
import type { WriteStream } from 'node:fs'
import { mkdir, open, stat } from 'node:fs/promises'

/** @throws Error with a sentence */
export async function makeFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null)
  if (found && !found.isDirectory()) throw new Error(`${folder} is a file: name a folder.`)
  if (found) return
  await mkdir(folder, { recursive: true }).catch(() => {
    throw new Error(`The folder ${folder} cannot be created.`)
  })
}

/** @throws Error with a sentence */
export async function openFile(file: string): Promise<WriteStream> {
  const handle = await open(file, 'w').catch(() => {
    throw new Error(`${file} cannot be written.`)
  })
  return handle.createWriteStream()
}
