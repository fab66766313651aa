// `npm run import -- --products products.csv ...`: imports a wholesaler's files into the embedded commerce backend.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type FileKind, fileColumns, fileKinds } from '#backends/commerce/import/file-columns.ts'
import { type ImportReport, importFiles } from '#backends/commerce/import/import.ts'
import { confirmPurge } from '#backends/commerce/import/state/pending-purge.ts'
import type { Sql } from '#backends/sql/database.ts'
import { commerceTag, productTag } from '#server/cache/product-tags.ts'
import { sqlTokens, TagTokens } from '#server/cache/tag-tokens.ts'
import { createLog } from '#server/config/log.ts'
import { importOverBridge } from './import/bridge.ts'
import { describeMissingPictures } from './import/missing-pictures.ts'
import { growPageCache } from './import/page-cache.ts'
import { importPictures, listPictures } from './import/pictures.ts'
import { openCsv } from './import/read-csv.ts'
import { printReport } from './import/report.ts'
import { writePictureHashes } from './picture-hashes.ts'
import { root } from './root.ts'
import { exitOnError } from './settings.ts'
import { commandWords, dataDir, remote, withDatabases } from './with-databases.ts'

const usage = `Usage: npm run import -- [${fileKinds.map((kind) => `--${kind} ${kind}.csv`).join('] [')}] [--images folder]
  --dry-run         compares only; the exit code is 1 if rows are rejected
  --skip-rejected   imports the other rows if some are rejected
  --remove-missing  removes products that products.csv lacks, unless one of its rows is rejected
  --remove-most     removes them also if they are more than half of the products
  --remote          works on the D1 databases of wrangler.toml instead of DATA_DIR
  --bridge url      imports into an external engine, with the token in BRIDGE_IMPORT_TOKEN
docs/import.md describes the columns.`

const keyColumns: Record<FileKind, string> = {
  categories: 'code',
  deposits: 'deposit',
  products: 'sku',
  prices: 'sku',
  stock: 'sku',
  customers: 'email',
  numbers: 'sku',
  assortments: 'number',
}
/** Folder of the files that Workers serves from the build. */
const assets = 'public'

/** Pictures of the import, of the build, and of the next build. */
const pictureFolders = [dataDir, join(root, 'dist/client'), assets].map((folder) => join(folder, 'media/products'))

/** Purges what the import changed; a running shop sees it within five seconds. */
async function purge(
  { SHOP_DB, COMMERCE_DB }: { SHOP_DB: Sql; COMMERCE_DB: Sql },
  { changedProducts, changedCategories }: ImportReport,
): Promise<void> {
  const tags = changedCategories ? [commerceTag] : changedProducts.map(productTag)
  if (tags.length === 0) return
  await new TagTokens(sqlTokens(SHOP_DB), createLog('warn')).renew(tags)
  await confirmPurge(COMMERCE_DB)
}

/** Prints a report and sets the exit code. @returns whether the rows were imported */
function concludeImport(
  report: ImportReport,
  { isDryRun, skipRejected }: { isDryRun: boolean; skipRejected: boolean },
) {
  if (Object.keys(report.files).length > 0) console.log(printReport(report))
  if (isDryRun) {
    const isRejected = Object.values(report.files).some(({ rejected }) => rejected.length > 0)
    if (isRejected && !skipRejected) process.exitCode = 1
    console.log('Nothing was changed.')
    return false
  }
  if (!report.isApplied)
    throw new Error(
      skipRejected
        ? 'Nothing was changed. A bundle would be sold without some of its members: correct its row.'
        : 'Nothing was changed. Correct the rejected rows, or import the others with --skip-rejected.',
    )
  return true
}

await exitOnError(async () => {
  const option = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const { values } = parseArgs({
    args: commandWords,
    options: {
      ...(Object.fromEntries(fileKinds.map((kind) => [kind, option])) as Record<FileKind, typeof option>),
      images: option,
      bridge: option,
      'dry-run': flag,
      'skip-rejected': flag,
      'remove-missing': flag,
      'remove-most': flag,
      help: { ...flag, short: 'h' },
    },
  })
  if (values.help) return console.log(usage)
  const given = fileKinds.filter((kind) => values[kind] !== undefined)
  if (given.length === 0 && !values.images) throw new Error(usage)
  if (values.bridge !== undefined && (values.images || remote))
    throw new Error('--bridge imports files into another engine: it takes neither --images nor --remote.')
  const pictures = values.images ? await listPictures(values.images) : null
  const opened = await Promise.all(
    given.map(async (kind) => [kind, await openCsv(values[kind] ?? '', fileColumns[kind], keyColumns[kind])] as const),
  )
  for (const [kind, { unknown }] of opened)
    if (unknown.length > 0) console.log(`${kind}: columns that are not imported: ${unknown.join(', ')}`)

  const files = Object.fromEntries(opened.map(([kind, { rows }]) => [kind, rows]))
  const isDryRun = values['dry-run']
  const skipRejected = values['skip-rejected']
  const how = {
    dryRun: isDryRun,
    skipRejected,
    removeMissing: values['remove-missing'],
    removeMost: values['remove-most'],
  }
  if (values.bridge !== undefined) {
    const report = await importOverBridge(values.bridge, process.env.BRIDGE_IMPORT_TOKEN, files, how)
    return void concludeImport(report, { isDryRun, skipRejected })
  }

  await withDatabases(async (databases) => {
    if (!remote) await growPageCache(databases.COMMERCE_DB)
    const report = await importFiles(databases.COMMERCE_DB, { files, now: new Date(), ...how })
    if (!concludeImport(report, { isDryRun, skipRejected })) return
    await purge(databases, report)
    if (pictures) {
      const { count, damaged } = await importPictures(pictures.files, join(remote ? assets : dataDir, 'media/products'))
      if (!remote) await writePictureHashes(dataDir)
      console.log(`images: ${count} new or changed${damaged.length > 0 ? `; no pictures: ${damaged.join(', ')}` : ''}`)
      if (pictures.misnamed.length > 0)
        console.log(
          `  not imported, because their names have other characters than letters, digits, dashes and underscores: ${pictures.misnamed.join(', ')}`,
        )
      if (remote && count > 0) console.log(`They are in ${assets}/media/products: \`npm run deploy\` publishes them.`)
    }
    if (!pictures && !values.products && !values.categories) return
    const missing = await describeMissingPictures(databases.COMMERCE_DB, pictureFolders)
    if (missing) console.log(missing)
  })
})
