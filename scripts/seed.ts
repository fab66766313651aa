// `npm run seed`: replaces the demo data of the data folder; `--products 50000 --seed 1` sets the size of the catalogue. Other data
// are replaced only with `--replace`, which repeats the name of the folder.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { seedCommerce } from '#backends/commerce/seed/seed.ts'
import { seedContent } from '#backends/content/seed/seed.ts'
import { dataFiles, openNodeBindings } from '#server/platform/node/bindings.ts'
import { findSeedObstacle } from './demo-data-guard.ts'
import { clearCaches, prepareNode } from './prepare.ts'
import { exitOnError } from './settings.ts'

const option = { type: 'string' } as const
const help = { type: 'boolean', default: false, short: 'h' } as const
const { values } = await exitOnError(() =>
  parseArgs({ options: { products: option, seed: option, replace: option, help } }),
)
if (values.help) {
  console.log('Usage: npm run seed -- [--products 50000] [--seed 1] [--replace <data folder>]')
  process.exit(0)
}
const wholeNumber = (name: 'products' | 'seed') => {
  const text = values[name]
  if (text === undefined) return {}
  if (/^\d+$/.test(text) && Number(text) > 0) return { [name]: Number(text) }
  console.error(`--${name} must be a whole number above zero, not "${text}".`)
  process.exit(1)
}
const options = { ...wholeNumber('products'), ...wholeNumber('seed') }

const started = performance.now()
const dataDir = process.env.DATA_DIR || '.data'
const obstacle = values.replace === dataDir ? null : findSeedObstacle(join(dataDir, dataFiles.COMMERCE_DB), process.env)
if (obstacle) {
  console.error(`Nothing was changed. ${obstacle} To replace all data of the folder anyway: --replace ${dataDir}`)
  process.exit(1)
}
await prepareNode(dataDir, { DEMO: '0' })
const bindings = openNodeBindings({ dataDir, vars: {} })
// An interrupted run can be repeated, so it need not wait for fsync.
for (const database of [bindings.COMMERCE_DB, bindings.CONTENT_DB])
  await database.prepare('PRAGMA synchronous = OFF').run()
await seedCommerce(bindings.COMMERCE_DB, options)
await seedContent(bindings.CONTENT_DB)
await clearCaches(bindings.SHOP_DB)
bindings.close()
// cached responses and pages contain the replaced data
const cache = new DatabaseSync(join(dataDir, dataFiles.KV))
cache.exec('DELETE FROM kv')
cache.close()
console.log(`Demo data is in ${dataDir} after ${((performance.now() - started) / 1000).toFixed(1)} s.`)
