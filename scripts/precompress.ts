import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const text = /\.(js|mjs|css|html|json|webmanifest|svg|txt|xml|map)$/
/** A smaller response fits one network packet anyway. */
const smallestBytes = 1024

/** Writes `x.js.br` next to each text file if it is smaller. Workers compresses responses itself and ignores the copies. */
export async function precompress(folder: string): Promise<{ files: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const written = await Promise.all(files.map(writeBrotli))
  await appendFile(join(folder, '.assetsignore'), '\n*.br\n')
  return { files: written.filter(Boolean).length }
}

async function writeBrotli(file: string): Promise<boolean> {
  const content = await readFile(file)
  if (content.length < smallestBytes) return false
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const smaller = await compress(content, { params })
  if (smaller.length >= content.length) return false
  await writeFile(`${file}.br`, smaller)
  return true
}
