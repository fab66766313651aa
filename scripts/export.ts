// `npm run export -- folder`: writes the files that `npm run import` reads: UTF-8 with semicolons and decimal commas.
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Column, CsvRecord } from '#backends/commerce/import/columns/columns.ts'
import { exporters } from '#backends/commerce/import/export.ts'
import { fileColumns, fileKinds } from '#backends/commerce/import/file-columns.ts'
import { makeFolder } from './export/out-folder.ts'
import { readFolderArgument } from './folder-argument.ts'
import { exitOnError } from './settings.ts'
import { commandWords, withDatabases } from './with-databases.ts'

const quote = (text: string) => (/[;"\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

async function* toLines(columns: readonly Column[], records: AsyncIterable<CsvRecord> | Iterable<CsvRecord>) {
  // spreadsheets recognize UTF-8 by the byte order mark
  yield `\uFEFF${columns.map(({ name }) => name).join(';')}\r\n`
  for await (const record of records) {
    const cells = columns.map(({ name, isDecimal }) => {
      const text = record[name] ?? ''
      return quote(isDecimal ? text.replace('.', ',') : text)
    })
    yield `${cells.join(';')}\r\n`
  }
}

const folder = await readFolderArgument('Usage: npm run export -- <folder> [--remote]', commandWords)

await exitOnError(async () => {
  await makeFolder(folder)
  await withDatabases(async ({ COMMERCE_DB }) => {
    for (const kind of fileKinds) {
      const file = join(folder, `${kind}.csv`)
      const lines = toLines(fileColumns[kind], await exporters[kind](COMMERCE_DB))
      await pipeline(Readable.from(lines), createWriteStream(file))
      console.log(file)
    }
  })
})
