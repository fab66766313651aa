// Program of the bridge's process: reads the settings, starts the bridge and prints one line when it is ready.
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exitOnError } from '../../scripts/settings.ts'
import { readSecrets } from './src/engine/secrets.ts'
import { demoPassword, readDemoRecords } from './src/import/demo.ts'
import { type Bridge, startBridge } from './src/server.ts'

const { BRIDGE_PORT, BRIDGE_DATA, SHOP_ORIGIN, PURGE_TOKEN } = process.env
/** Vendure's own end can wait much longer. The database needs none: SQLite keeps what was committed. */
const stopMs = 5_000
const pictures = join(import.meta.dirname, '../../dist/client/media/products')

/** The demo's catalogue and customers, at the first start. An interrupted start begins again. */
async function fillOnce({ fill }: Bridge, dataDir: string): Promise<void> {
  const marker = join(dataDir, 'demo-imported')
  if (existsSync(marker)) return
  console.log('Vendure is empty: it gets the catalogue and the customers of the demo, which takes some minutes.')
  const report = (written: number, total: number) => {
    if (written % 100 === 0 || written === total) console.log(`  ${written} of ${total} products`)
  }
  await fill(await readDemoRecords(), { pictures, password: demoPassword, report })
  writeFileSync(marker, '')
}

const bridge = await exitOnError(async () => {
  if (!BRIDGE_PORT || !BRIDGE_DATA)
    throw new Error('BRIDGE_PORT or BRIDGE_DATA is missing: run `npm run bridge:vendure`.')
  const { password, cookieSecret, importToken } = readSecrets(BRIDGE_DATA)
  const started = await startBridge({
    port: Number(BRIDGE_PORT),
    dataDir: BRIDGE_DATA,
    dashboardDir: join(import.meta.dirname, '.cache', 'dashboard'),
    superadmin: { identifier: 'superadmin', password },
    cookieSecret,
    importToken,
    shop: SHOP_ORIGIN && PURGE_TOKEN ? { origin: SHOP_ORIGIN, purgeToken: PURGE_TOKEN } : null,
  })
  await fillOnce(started, BRIDGE_DATA)
  console.log(`Vendure ready on ${started.url} in ${(performance.now() / 1000).toFixed(1)} s`)
  console.log(`\n  Dashboard http://localhost:${BRIDGE_PORT}/dashboard`)
  console.log(`    superadmin, initial password ${password}\n`)
  return started
})

// Ctrl-C sends SIGINT twice: from the terminal and from the process that started this one.
let isStopping = false
const stop = async () => {
  if (isStopping) return
  isStopping = true
  setTimeout(() => process.exit(0), stopMs).unref()
  await bridge.stop()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
process.once('disconnect', stop)
process.send?.('ready')
