// Pictures of an import as assets, by their names in the files.
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { Asset, type ID, type RequestContext } from '@vendure/core'
import type { ImportServices } from './engine.ts'

export type Pictures = {
  /** The asset of a picture; null without a file and without an asset of this name. */
  find(name: string): Promise<ID | null>
}

/** @param folder of files such as `300124.webp`; null: only the assets that exist */
export async function openPictures(
  { assets, connection }: ImportServices,
  context: RequestContext,
  folder: string | null,
): Promise<Pictures> {
  const stored = await connection.rawConnection.getRepository(Asset).find()
  const ids = new Map(stored.map(({ id, name }) => [parse(name).name, id]))
  const files = new Map((folder === null ? [] : await readdir(folder)).map((file) => [parse(file).name, file]))
  return {
    async find(name) {
      const known = ids.get(name)
      const file = files.get(name)
      if (known !== undefined || file === undefined || folder === null) return known ?? null
      const made = await assets.createFromFileStream(createReadStream(join(folder, file)), file, context)
      if (!('id' in made)) throw new Error(`${file}: ${made.message}`)
      ids.set(name, made.id)
      return made.id
    },
  }
}
